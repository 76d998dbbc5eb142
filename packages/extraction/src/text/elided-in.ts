/**
 * "In" is said with the first month alone: "20 in May, 35 June, 31 July" → "20 in May, 35 in June, 31 in July", so that "31 July" is no day.
 * Not "20 in May, by 3 June 35".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { MONTH } from "./time-patterns.ts";
import { without } from "./without.ts";

const SAID = new RegExp(`\\d(?: \\p{L}+)? in ${MONTH}(?:,| and) \\d[\\d.,]* ${MONTH}(?:[,.;]| and|$)`, "iu"); // catches "20 in May, 35 June,", not "20 in May, 3 June 35"
const ELIDED = new RegExp(`(?<=(?:,|,? and) \\d[\\d.,]*) (?=${MONTH}(?:[,.;]| and|$))`, "giu"); // catches the blank of ", 35 June,", not of "by 3 June 35"

/** Null where no month stands so. */
export const elidedIn = (text: string): Squeezed | null =>
  matches(text, SAID) ? without(text, ELIDED, () => " in ") : null;
