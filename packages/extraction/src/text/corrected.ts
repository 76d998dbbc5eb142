/** What is taken back at once is not read: "Haris 149 — no wait, 146" → "Haris 146", "twenty-odd... no, twenty-three" → "twenty-three". */
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const DIGITS = "[$€£]?\\d(?:[\\d.,:]*\\d)?(?:%|[kKmM]\\b)?";
const WORD = `(?:${[...TENS_WORDS.keys()].join("|")})(?:[- ]\\p{L}+)?|(?:${[...UNITS_WORDS.keys()].join("|")})`;
const BREAK = "(?:\\.{3}|…|,| [–—-]) *";
const TAKEN =
  "(?:(?:oh|er|um|ah|uh),? )?(?:no,? wait|no,? sorry|sorry,? no|no no|make that|scratch that|correction|or rather)[,:]? (?:it['’]s |that['’]s )?";
const PAUSED =
  "(?:\\.{3}|…| [–—-]) *(?:(?:oh|er|um|ah|uh),? )?(?:no|wait|sorry|well|I mean)[,:]? (?:(?:it|that)['’]s )?";
const BACK = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${DIGITS}|(?:${WORD})\\b)(?:${BREAK}${TAKEN}|${PAUSED})(?=(?:${DIGITS}|(?:${WORD})\\b))`,
  "giu",
); // catches "149 — no wait, " in front of "146", not "yes 61, no 204" and "wrapping 5, wait 3"

/** Null where nothing is taken back. */
export const corrected = (text: string): Squeezed | null => without(text, BACK);
