/**
 * A dozen with words of how it looks, told without them: "a very brave half dozen for chess" → "half a dozen for chess"; "a rather sad dozen" →
 * "a dozen". Behind "and" the half is no part of the number in front: "22 and a good half dozen" is no 22½ dozen. Not "another half dozen".
 */
import { UNITS_WORDS } from "../lexicon/number-words.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const HOW = "(?:very|rather|really|quite|pretty|fairly|truly|somewhat|slightly|\\p{Ll}{3,}ly)";
const LIKE = "(?!(?:for|and|or|of|in|on|at|to|by|with|than|from|about|just|only)\\b)\\p{Ll}{3,}";
/** Behind a number, "and a half" may as well belong to that. */
const COUNT = `(?:\\d|\\b(?:${[...UNITS_WORDS.keys()].join("|")})) and `;
const HALF = `(?<!\\d )\\ba (?:(?:(?:${HOW},? )?${LIKE} )|(?<!${COUNT}a ))half[- ]dozen`;
const WHOLE = `(?<=\\ba )${HOW} ${LIKE} (?=dozen\\b)`;
const DOZENS = new RegExp(`(?<half>${HALF})\\b(?! and a half)|${WHOLE}`, "gu"); // catches "a very brave half dozen" and "rather sad " of "a rather sad dozen", not "another half dozen"

/** Null where no dozen is described. */
export const describedDozens = (text: string): Squeezed | null =>
  text.includes("dozen") ? without(text, DOZENS, (_, __, [half]) => (half ? "half a dozen" : "")) : null;
