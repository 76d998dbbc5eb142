/**
 * Months and their figures in one breath are parted: "jan 12 feb 41 mar 70 apr 3" → "jan 12, feb 41, mar 70, apr 3", so that none is a date. Items told with
 * "=" alike, whatever parts them: "jan=3 // feb=5 // mar=8 (ugh) // apr=10". Not "12 jan 41 feb", nor two of them.
 */
import { matchesIn, matchIn } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { ANY_MONTH } from "./time-patterns.ts";
import { without } from "./without.ts";

const NUMBER = "[$€£]?\\d[\\d.,]*(?<=\\d)[kKmM%]?";
const PAIR = `(?:${ANY_MONTH})\\.? ${NUMBER}`;
const RUN = new RegExp(`(?<![\\d,;]\\s?|\\p{L})${PAIR}(?: ${PAIR}){2,11}(?! ?(?:${ANY_MONTH})| ?\\d)`, "iu"); // catches "jan 12 feb 41 mar 70", not "12 jan 41 feb 70 mar"
const BETWEEN = new RegExp(`(?<=(?:${ANY_MONTH})\\.? ${NUMBER}) (?=(?:${ANY_MONTH})\\.? ${NUMBER})`, "giu"); // catches the blank between "jan 12" and "feb 41"
const STROKE = /(?<=(?:=\d[\d.,%kK]*(?: ?\([^()\n]{1,24}\))?)) ?(?:\/\/|\/|\|) ?(?=\p{L}[\p{L} ]{0,15}=\d)/gu; // catches " // " of "jan=3 // feb=5", not of "3/4"
const FEWEST = 2;

/** Null where no months run so. */
export const monthRuns = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => (matchIn(now, RUN) ? without(now, BETWEEN, () => ", ") : null),
    (now) => (now.includes("=") && matchesIn(now, STROKE).length >= FEWEST ? without(now, STROKE, () => ", ") : null),
  ]);
