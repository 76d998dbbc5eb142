/**
 * A time told in front of its figure as if it owned it: "up from last week's 5.2% but down from the year-ago 6.5%", "last year's $3m figure"
 * → "5.2% last week", "6.5% a year ago", "$3m last year". Not "last week's 12 matches", where the figure counts what is owned.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE =
  "([$€£₹]?\\d[\\d.,]*(?<=\\d)(?:%| per ?cent| percent| ?(?:million|billion|trillion|mn|bn|[mk])(?!\\p{L}))?(?: (?:an?|per) (?:share|barrel|ounce|tonne|litre|gallon|month|week))?)";
const TIME =
  "(?:(?:the )?(year|month|week|quarter)-(?:ago|earlier)|((?:last|the previous|the prior) (?:year|month|week|quarter|season))['’]s)";
const CALLED = "(?: (?:average|rate|level|figure|pace|reading|total|price|print|mark)(?![\\p{L}-]))?";
const LEAD = "(?<=\\b(?:from|than|with|to|against|versus|and|over|on|below|above) (?:a revised )?)";
const OWNED = new RegExp(
  `(?<=${LEAD}${TIME} ${FIGURE})${CALLED}(?![\\d.,]*\\d)(?= ?(?:[.,;:)]|$|and\\b|but\\b|in\\b|at\\b|on\\b|to\\b|for\\b))`,
  "giu",
); // catches the end of "from last week's 5.2%" in front of " but", not of "in last week's 12 matches"
const AHEAD = new RegExp(`${LEAD}${TIME} (?=${FIGURE} (?:a \\p{L}+ ago|last|the previous|the prior)\\b)`, "giu"); // catches "last week's " in front of "5.2% last week", not of "12 matches"

const AGO = /\b(?:year|month|week|quarter)[- ](?:ago|earlier)\b/u; // catches "year-ago" and "a year ago", not "ago"

/** Null where no time ago is told beside, as where it stands for its figure: "down 20% from last year's 50m". */
export function timesAhead(text: string): Squeezed | null {
  if (!matches(text, AGO)) return null;
  // the time goes behind its figure, which stays where it is
  return changedBy(text, [
    (now) => without(now, OWNED, (_, __, [ago, last = ""]) => (ago ? ` a ${ago} ago` : ` ${last}`)),
    (now) => without(now, AHEAD),
  ]);
}
