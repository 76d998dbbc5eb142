/**
 * Months behind their figures, of which some cannot be days: "12k jan, 9 feb, 14k mar", "sales 12k jan 14 feb 9k mar" → "12k in jan, 9 in feb, 14k in mar". Not "3 jan, 9 feb", which are
 * days, nor "12k by 3 mar".
 */

import type { Squeezed } from "./squeezed.ts";
import { ANY_MONTH } from "./time-patterns.ts";
import { without } from "./without.ts";

const MONTH = `${ANY_MONTH}(?!\\p{L})`;
const FIGURE = "[$€£]?\\d(?:[\\d.,]*\\d)?(?:k|m|mn|bn|%)?";
const RUN = new RegExp(
  `^(?:[^\\d\\n]{0,40} |)(?:${FIGURE} ${MONTH}(?:, ?| and | )){1,11}${FIGURE} ${MONTH}[.!]?$`,
  "iu",
); // catches "12k jan, 9 feb, 14k mar", not "12k jan 3, 9k feb 4"
const ITEM = new RegExp(`(?<=${FIGURE}) (?=${MONTH})`, "giu"); // catches the blank of "9 feb"
const NO_DAY = new RegExp(
  `(?:[$€£]\\d[\\d.,]*|\\d[\\d.,]*(?:k|m|mn|bn|%)|\\d+\\.\\d+|[4-9]\\d|\\d{3,}) ${MONTH}`,
  "iu",
); // catches "12k jan" and "45 feb", not "9 feb"
const DAY = new RegExp(`(?<![\\d.,$€£])[1-3]?\\d ${MONTH}`, "iu"); // catches "9 feb", not "12k jan"

/** Null where they may be days, or none looks like one. */
export const figuresOfMonths = (text: string): Squeezed | null =>
  DAY.test(text) && NO_DAY.test(text) && RUN.test(text.trim()) ? without(text, ITEM, () => " in ") : null;
