/**
 * Years told by their last two digits behind one that is told in full: "four in 2018, none in 19, two in 20" → "in 2019", "in 2020". Each later than the
 * one before it; not "12 in 2021, 15 in 22 classes".
 */
import { matchesIn, matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FULL = /\b(?:in|by) ((?:19|20)\d\d)(?=[,;.!)]| and |\s*$| it | we )/u; // catches "in 2018,", not "2018 had"
const SHORT = /(?<=\b(?:in|by) )\d\d(?=[,;.!)](?!\d)| and |\s*$| it | we )/gu; // catches "19" of "in 19,", not of "in 19 classes" or "in 19.5"
const CENTURY = 100;
/** So many years at most from one to the next. */
const FARTHEST = 12;

/** Null where no year is told so, or one that does not come next. */
export function shortYears(text: string): Squeezed | null {
  const full = matchIn(text, FULL);
  if (!full) return null;
  const years: number[] = [];
  let last = Number(full[1]);
  for (const { 0: digits, index } of matchesIn(text, SHORT)) {
    if (index < full.index) return null;
    const year = last - (last % CENTURY) + Number(digits);
    if (year <= last || year > last + FARTHEST) return null;
    years.push(year);
    last = year;
  }
  if (years.length === 0) return null;
  const left = [...years];
  return without(text, SHORT, (found) => String(left.shift() ?? found));
}
