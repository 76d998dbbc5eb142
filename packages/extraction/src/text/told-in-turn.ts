/**
 * Words that say in which turn names are told are none of the names: "Last came Oslo: 40" → "Oslo: 40"; "First Leeds (45), then Bath (56)" → "Leeds (45), then
 * Bath (56)". Not "First Bank 45, then Lloyds 30" without brackets, nor "Last Night 40".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CAME =
  /(?<=[.;,] (?:and )?)(?:first|next|then|second|third|fourth|last|finally) (?:came|comes?|followed|was|is) (?=(?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?(?:,| with| on| at|:| \()? ?[$€£]?\d)/giu; // catches "Last came " in front of "Oslo: 40", not "Last came the rain"
const FIRST = /(?<=^|[.;:] )First,? (?=\p{Lu}[^().;:]* \([^()]*\d[^()]*\), (?:and )?then \p{Lu})/u; // catches "First " of "First Leeds (45), then Bath", not of "First Bank 45"

const ASK = /\b(?:came|comes?|followed|was|is|then)\b/u; // catches "came", not "became"

/** Null where nothing is told in turn. */
export const toldInTurn = (text: string): Squeezed | null =>
  ASK.test(text) ? changedBy(text, [(now) => without(now, CAME), (now) => without(now, FIRST)]) : null;
