/** Bars drawn with letters beside the figures are no names: "Python ██████ 62%", "[####----] 40%" → "Python 62%", "40%". Not "■ North 12". */
import { matches } from "../needs/matches.ts";
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const BLOCKS = "\\u2580-\\u259F"; // "█", "▌", "░"
const SQUARES = "■□▪▫◼◻▬▰▱●○⬛⬜🟩🟥🟦🟨🟧🟪🟫";
const DRAWN = `(?:[${BLOCKS}${SQUARES}]{2,}|[${BLOCKS}]|\\[[#=>.*|_${BLOCKS} -]{3,}\\])`;
const BAR = new RegExp(`(?<=^|\\n)${DRAWN} ?| ?${DRAWN}`, "gu"); // catches " ██████" of "Python ██████ 62%" and "[####--] ", not the "■ " of "■ North 12"

/** Null where no bar is drawn. */
export const drawnBars = (text: string): Squeezed | null => (matches(text, BAR) ? without(text, BAR) : null);
