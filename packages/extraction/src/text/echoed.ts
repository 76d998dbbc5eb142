/**
 * A figure said once more for all who do not believe it is said once: "cats 40 (yes, 40), bins 3" → "cats 40, bins 3"; "Cleo 31. Yes, 31." →
 * "Cleo 31."; "vegan 55, you read that right, 55". Not "no 40, yes 40" of a poll, nor "31. Yes, 32".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NUMBER = "[$€£]?\\d[\\d.,]*(?<=\\d)%?";
const YES =
  "(?:(?:and |oh )?(?:yes|yep|yeah|yup)|that['’]s right|you (?:read|heard) (?:that|it|me) (?:right|correctly)|i (?:kid|jest) you not|i repeat|repeat)";
const AGAIN = new RegExp(
  `(?<=(?<![\\d.,])(${NUMBER})(?: \\p{L}+)?)(?:[.!?…]{0,3} ${YES}[,:.!]? \\1(?: \\p{L}+)?(?=[.!?;,]|$)|,? [–—-] ?${YES}[,:]? \\1(?=[.!?;,]|$)|,? ?\\(${YES}[,:]? \\1(?: \\p{L}+)?[.!]{0,3}\\)|, ${YES}[,:]? \\1(?=[.!?;,]|$))`,
  "giu",
); // catches " (yes, 40)" behind "cats 40", not ", yes 40" behind "no 30"
const POLL = /\b(?:no|nay|maybe|unsure|undecided):? \d|\d+%? (?:(?:said|voted) )?no\b/iu; // catches "no 40" and "40% said no", not "no 40s" alone

/** Null where nothing is said again so. */
export const echoed = (text: string): Squeezed | null =>
  /\b(?:y(?:es|ep|eah|up)|right|correctly|not|repeat)[,:.!]? [$€£]?\d/iu.test(text) && !matches(text, POLL)
    ? without(text, AGAIN)
    : null; // catches "yes, 40" and "right, 55", not "yes of 40"
