/**
 * One more, or none, of what is counted beside it: "three deaths in Leinster, two in Munster, and another in Ulster" → "… and one in Ulster";
 * "1 point for a draw and no points for a loss" → "0 points for a loss". Not "12 in Leeds, and another in Hull was hurt", nor "no idea".
 */
import { NUMBERS } from "./number-patterns.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNT = `(?<![\\p{L}\\d.,])(?:\\d[\\d,]*|${NUMBERS})(?![\\d%]|[.,]\\d| ?per ?cent)`;
const PLACE = "(?:the |an? )?\\p{L}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2}";
const ANOTHER = new RegExp(
  `(?<=${COUNT}(?: (?!and\\b)\\p{L}+){0,4} (in|at|from|to|for|on) ${PLACE}(?:,? and|,) )another(?= \\1 ${PLACE}(?:[.;!]|,? and |, while |, (?=another)|$))`,
  "giu",
); // catches "another" of "two in Munster, and another in Ulster", not of "another three in Ulster"
const NO = new RegExp(
  `(?<=(?:${COUNT}|\\bone) (\\p{Ll}{3,}?)(?:s|es)? (for|in|on|at|from|to|per) [^.;!?]{1,40}(?:,? and|,? but|,) )no(?= \\1(?:s|es)? \\2 )`,
  "giu",
); // catches "no" of "1 point for a draw and no points for a loss", not of "and no idea for"

/** Null where nothing is counted so. */
export const anotherOne = (text: string): Squeezed | null =>
  /\b(?:another|no)\b/u.test(text) // catches "another", not "nobody"
    ? changedBy(text, [(now) => without(now, ANOTHER, () => "one"), (now) => without(now, NO, () => "0")])
    : null;
