/**
 * How long after is told of a unit that stands in front: "two years in they were at 240, and after five at 190" → "after five years at 190". Not "two
 * years in, after five at night it closes", of no figure.
 */
import { matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNT = "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})";
const TOLD = new RegExp(
  `\\b${COUNT} (year|month|week|day|hour|minute)s? (?:in|on|later)(?:,| (?:it|they|there|we|the|that|just|only|and|was|were|had)\\b)`,
  "iu",
); // catches "two years in they", not "two years in Leeds"
const SAID =
  "(?:(?:it|they|there|we|that) )?(?:(?:was|were|is|are|had|stood|fell|rose|dropped) )?(?:(?:at|to|about|just|only) ){0,2}";
const AFTER = new RegExp(
  `(?<=\\bafter (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}))(?=,? ${SAID}[$€£]?\\d(?![\\d.,]*\\d? ?(?:years?|months?|weeks?|days?|hours?|minutes?|[ap]m)\\b))`,
  "giu",
); // catches the place behind "after five" of "after five at 190", not of "after five at night" or "after 5 2 years"

/** Null where no unit stands in front. */
export function elidedSpans(text: string): Squeezed | null {
  if (!text.includes("after ")) return null;
  const told = matchIn(text, TOLD);
  if (!told) return null;
  return without(text, AFTER, (_, at) =>
    at > told.index ? ` ${told[1]?.toLowerCase()}${/\bone$/iu.test(text.slice(0, at)) ? "" : "s"}` : "",
  );
}
