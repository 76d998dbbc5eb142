/**
 * A hundred without "a" in front, as it is dictated: "hundred people came on friday, hundred fifty on sunday" → "one hundred …". Not "two hundred", "a few hundred",
 * nor "per hundred grams".
 */
import { NUMBERS } from "./number-patterns.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const TAKEN = `${NUMBERS}|\\d|a|an|half|the|this|that|these|those|few|several|couple|some|many|of|by|per|in|to|than|top|first|last|next|past|every|each|old|about a|hundred|thousand|million|point|and a|i|k|crore|lakh`;
const BARE = new RegExp(
  `(?<![\\p{L}\\d-])(?<!(?:^|[^\\p{L}])(?:${TAKEN})[ -])(?=(?:hundred|thousand)(?: (?:and )?(?:${NUMBERS})| \\p{L}{2,}))(?!hundred(?:s| of| percent| years?\\b))(?!thousand(?:s| of| years?\\b))`,
  "giu",
); // catches the place in front of "hundred fifty", not of "two hundred"
const HEADED = /[(,/] ?(?:in )?(?:hundred|thousand) \p{L}|\bthousand\b.*\d|\d.*\bthousand\b/iu; // catches "(thousand km²)" and "thousand tons: 12", not "hundred people"
const FIRST = /\b(?:hundred|thousand) (?:and )?\p{L}/iu; // catches "hundred fifty", not "hundred."
const FIGURES = new RegExp(`(?<!\\p{L})(?:${NUMBERS})(?!\\p{L})|\\d`, "iu"); // catches "fifty" and "5", not "fiftyish"

/** Null where each hundred is counted. */
export const bareHundreds = (text: string): Squeezed | null =>
  FIRST.test(text) && FIGURES.test(text) && !HEADED.test(text) ? addedOne(text) : null;

const WORD = new RegExp(`${BARE.source}(hundred|thousand)`, "giu"); // catches "hundred" of "hundred fifty"

const addedOne = (text: string): Squeezed | null => without(text, WORD, (found) => `one ${found}`);
