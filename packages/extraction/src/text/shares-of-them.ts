/**
 * A share of the same people at another time is no part of the first share: "last year one in five staff cycled; now it's a third of them" → "now it's a
 * third". Not "in May 80 came, in June half of them", nor "a third are women, half of them officers".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PART = "(?:half|(?:a|two|three|four) (?:third|quarter|fifth|sixth|tenth)s?)";
const TIME =
  "(?:this (?:year|term|season|month|week|time|spring|summer|autumn|winter)|now|today|nowadays|in (?:(?:19|20)\\d\\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\\p{Ll}*|spring|summer|autumn|winter)|by (?:19|20)\\d\\d)";
const AGAIN = new RegExp(`(?<=\\b${TIME}\\b[^.;!?]{0,30}?\\b${PART}) of (?:them|us|these)\\b`, "giu"); // catches " of them" of "now it's a third of them"
const FIRST = new RegExp(
  `(?:${PART} of |\\b(?:one|two|three|four|five|six|seven|nine|\\d) (?:in|out of) (?:two|three|four|five|six|seven|eight|nine|ten|\\d+) |\\d ?(?:%|per ?cent))`,
  "iu",
); // catches "one in five " and "40%", not "80 came"
const COUNTED = /(?<![\d.,])(?!(?:19|20)\d\d\b)\d[\d.,]*(?<=\d)(?! ?%| ?per ?cent|\d| (?:in|out of) )/iu; // catches "80 came", not "40%" or "2019"

/** Null where no share is told so. */
export function sharesOfThem(text: string): Squeezed | null {
  if (!/ of (?:them|us|these)\b/u.test(text)) return null; // catches "a third of them", not "of the staff"
  const first = FIRST.exec(text);
  if (!first || COUNTED.test(text)) return null;
  return without(text, AGAIN, (found, at) => (at > first.index + first[0].length ? "" : found));
}
