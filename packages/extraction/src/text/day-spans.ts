/**
 * Days or months of which one figure is told, typed with "to": "mon to fri 8 hrs, sat 4 hrs", "jan to mar 12, apr to jun 15" → "mon-fri 8 hrs", "jan-mar 12". Not
 * "from mon to fri it rose", nor "up from jan to mar 12".
 */

import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { ANY_MONTH } from "./time-patterns.ts";
import { without } from "./without.ts";

const DAY = "(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?";
const SPAN = new RegExp(
  `(?<=(?:^|[,;.:\\n] ?(?:and )?|\\d(?: ?\\p{L}{1,6})? )(?:${DAY}|${ANY_MONTH})) (?:to|thru|through|till|until) (?=(?:${DAY}|${ANY_MONTH}):? (?:[$€£]?\\d|closed|off|open))`,
  "giu",
); // catches " to " of "mon to fri 8 hrs", not of "from mon to fri 8"
const MOVED = /\b(?:from|rose|fell|up|down|went|grew|dropped|increased?|decreased?|between)\b/iu; // catches "from", not "front"
const FIGURES = /\d[^\d]+\d/u; // catches "8 hrs, sat 4", not "8 hrs"

/** Null where none is told so. */
export const daySpans = (text: string): Squeezed | null =>
  matches(text, /(?:to|thr|till|until)/iu) && FIGURES.test(text) && !matches(text, MOVED)
    ? without(text, SPAN, () => "-")
    : null; // catches " to ", not "and"
