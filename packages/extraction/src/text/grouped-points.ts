/**
 * Points that group thousands in an English text, where others of its numbers say so: hundreds told in the same way beside them ("1.250 in Jan, 1.410 in
 * Feb and 980 in March"), or euros ("1.450 euros in 2021, 2.120 in 2022") → "1,250 in Jan …". Not "an odds ratio of 1.052 in 450 patients",
 * nor "diesel 1.659 euros a litre".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const POINT = /(?<=(?<![\d.,])[1-9]\d{0,2})\.(?=\d{3}(?![\d.,]*\d))/gu; // catches the point of "1.250", not of "0.815" or "1.25"
const OTHER = /\d\.\d{1,2}(?!\d)|\d\.\d{4}|(?<!\d)0\.\d|\d,\d|\d\.\d{3}\.\d/u; // catches "1.25", "0.815", "1,204" and "1.350.000", which needs no help, not "1.250"
const WHERE = "(?:,|[.;]?$| (?:in|on|at|and|for|from|by|last|this|the)\\b)";
const POINTED = new RegExp(`\\d\\.\\d{3}(?: \\p{L}+)?${WHERE}`, "u"); // catches "1.250 in", "1.250 visitors in" and "1.250,", not "1.250 of"
const HUNDREDS = new RegExp(`(?<![\\d.,/:#-]|\\b(?:room|bus|route|no|page|code) ?)[1-9]\\d{2}${WHERE}`, "iu"); // catches "980 in" and "980,", not "450 patients" or "room 204,"
const EUROS = /\d\.\d{3} ?(?:€|euros?\b|EUR\b)/u; // catches "1.450 euros", not "1.45 euros"
const FINE =
  /\b(?:ratios?|odds|per|lit(?:er|re)s?|l|diesel|petrol|unleaded|fuel|rates?|gpa|seconds?|exchange|average|mean|coefficients?|index|ph)\b/iu; // catches "odds" and "a litre", not "rated"
const FEWEST = 2;

/** Null where nothing says so. */
export function groupedPoints(text: string): Squeezed | null {
  if (!/\d\.\d{3}/u.test(text) || matches(text, OTHER) || matches(text, FINE)) return null; // catches "1.250", not "1.25"
  if ((text.match(POINT)?.length ?? 0) < FEWEST) return null;
  const told = matches(text, EUROS) || (matches(text, POINTED) && matches(text, HUNDREDS));
  return told ? without(text, POINT, () => ",") : null;
}
