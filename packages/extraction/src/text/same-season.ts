/**
 * Changes held against the same month or quarter of another year go by the years: "2,909 in March 2005, 233 more than in March 2004" →
 * "2,909 in 2005, 233 more than in 2004"; "15,334 in Q1 2005, a decrease of 265 on the Q1 2004 figure". Not "40 in March 2005 and 50 in
 * March 2004", nor "in March 2005, 9 more than in May 2004".
 */

import { MONTHS } from "../lexicon/calendar.ts";
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NAMES = [...MONTHS.keys()].filter((name) => name.length > 2).join("|");
const SEASON = `(?:the )?(?:Q[1-4]|(?:${NAMES})|(?:first|second|third|fourth) quarter of)`;
const DATE = new RegExp(`\\b(${SEASON}) (?=((?:19|20)\\d\\d)\\b)`, "giu"); // catches "March " in front of "2005", not "March 12"
const HELD = new RegExp(
  `\\d[\\d.,]*(?: ?%| percent| per cent)?(?: \\p{L}+)? (?:(?:more|fewer|less|higher|lower) than(?: in)?|(?:from|on|over|than|compared (?:with|to|in)) (?:in )?)(?: ?the)? ?${SEASON} (?:19|20)\\d\\d`,
  "iu",
); // catches "233 more than in March 2004" and "265 on the Q1 2004", not "50 in March 2004"
const FEWEST = 2;

/** Null where no change is told so. */
export function sameSeason(text: string): Squeezed | null {
  if (!matches(text, HELD)) return null;
  const dates = [...text.matchAll(DATE)];
  const seasons = new Set(dates.map(([, season = ""]) => season.toLowerCase().replace(/^the /u, "")));
  const years = new Set(dates.map(([, , year]) => year));
  return dates.length >= FEWEST && seasons.size === 1 && years.size === dates.length ? without(text, DATE) : null;
}
