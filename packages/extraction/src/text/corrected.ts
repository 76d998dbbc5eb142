/** What is taken back at once is not read: "Haris 149 — no wait, 146" → "Haris 146", "twenty-odd... no, twenty-three" → "twenty-three". */
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { corrections } from "./corrections.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const DIGITS = "[$€£]?\\d(?:[\\d.,:]*\\d)?(?:%|[kKmM]\\b)?";
const WORD = `(?:${[...TENS_WORDS.keys()].join("|")})(?:[- ]\\p{L}+)?|(?:${[...UNITS_WORDS.keys()].join("|")})`;
const BREAK = "(?:\\.{3}|…|,| [–—-]) *";
const TAKEN =
  "(?:(?:oh|er|um|ah|uh),? )?(?:no,? wait|no,? sorry|sorry,? no|no no|make that|scratch that|correction|or rather)[,:]? (?:it['’]s |that['’]s )?";
const PAUSED =
  "(?:\\.{3}|…| [–—-]) *(?:(?:oh|er|um|ah|uh),? )?(?:no|wait|sorry|well|I mean)[,:]? (?:(?:it|that)['’]s )?";
/** Said on, as in dictation: the words that were counted may come back with the right number. */
const SAID_ON =
  " (?:(?:oh|er|um|ah|uh) )?(?:no wait|wait no|no sorry|sorry no|sorry|make that|scratch that|correction|or rather|actually no|no actually|I mean) (?:(?:it|that)['’]s )?";
const BACK = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${DIGITS}|(?:${WORD})\\b)(?:${BREAK}${TAKEN}|${PAUSED}|${SAID_ON}|(?<again>(?: (?!no |sorry |wait |and )\\p{L}+){1,2})${SAID_ON}(?=(?:${DIGITS}|(?:${WORD}))\\k<again>))(?=(?:${DIGITS}|(?:${WORD})\\b))`,
  "giu",
); // catches "149 — no wait, " in front of "146" and "13 people sorry " of "13 people sorry 14 people", not "yes 61, no 204" and "wrapping 5, wait 3"

/** Null where nothing is taken back. */
export const corrected = (text: string): Squeezed | null =>
  changedBy(text, [corrections, (inner) => without(inner, BACK)]);
