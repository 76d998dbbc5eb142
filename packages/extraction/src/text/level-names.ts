/**
 * Levels by which things are sorted keep the word that sets them apart: "Below average 31%, average 40%, above average 29%" → "below average" held together by
 * quotes. Not "below 20 12%", nor "rents rose above average 4%" in mid-sentence.
 */
import { matchesIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LEVEL =
  /(?<=(?:^|[,:;\n(/|] ?|[–—-] |\band ))(?:(?:well|far|just|slightly|much) )?(?:below|above|at|on|near) (?:the )?(?!least|most|all|about|around|that|this|it\b|one|two|three|four|five|six|ten)\p{Ll}{4,12}(?=(?: ?[:=–-])? ?\d[\d.,]*%?(?= ?(?:[,;.)/|\n]|and |$)))/giu; // catches "below average" of ", below average 31%,", not of "below 20" or "rose above average"
const APART = /^(?:\p{L}+ )?(?:below|above)\b/iu; // catches "below average" and "well above", not "at home"

/** Null where none is told so, or only at places ("at home 12, at work 9"). */
export const levelNames = (text: string): Squeezed | null =>
  /\b(?:below|above) /iu.test(text) &&
  !text.includes('"') &&
  matchesIn(text, LEVEL).some(([words]) => APART.test(words)) // catches "below average", not "belowground"
    ? without(text, LEVEL, (words) => `"${words}"`)
    : null;
