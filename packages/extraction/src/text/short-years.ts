/**
 * Years told by their last two digits behind one that is told in full: "four in 2018, none in 19, two in 20" → "in 2019", "in 2020". Each later than the
 * one before it. In brackets: "12 ('22), 9 ('23)" → "(2022)". Not "12 in 2021, 15 in 22 classes".
 */
import { matchesIn, matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FULL = /\b(?:in|by) ((?:19|20)\d\d)(?=[,;.!)]| and |\s*$| it | we )/u; // catches "in 2018,", not "2018 had"
const SHORT = /(?<=\b(?:in|by) )\d\d(?=[,;.!)](?!\d)| and |\s*$| it | we )/gu; // catches "19" of "in 19,", not of "in 19 classes" or "in 19.5"
const CENTURY = 100;
/** So many years at most from one to the next. */
const FARTHEST = 12;

const BRACKETED = /(?<=\d[%kKmM]? ?\()['’‘](?=(\d\d)\))/gu; // catches the "'" of "12 ('22)", not of "the '22 tour"
const NEXT_CENTURY = 50;

/** "12 ('22), 9 ('23)" → "12 (2022), 9 (2023)"; null where fewer stand in brackets. */
const bracketYears = (text: string): Squeezed | null =>
  (text.match(BRACKETED)?.length ?? 0) < 2
    ? null
    : without(text, BRACKETED, (_, __, [year]) => (Number(year) < NEXT_CENTURY ? "20" : "19"));

/** Null where no year is told so, or one that does not come next. */
export function shortYears(text: string): Squeezed | null {
  const bracketed = text.includes("(") ? bracketYears(text) : null;
  if (bracketed) return bracketed;
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
