/**
 * A time told in front of its figure as if it owned it: "up from last week's 5.2% but down from the year-ago 6.5%", "last year's $3m figure"
 * → "5.2% last week", "6.5% a year ago", "$3m last year". Not "last week's 12 matches", where the figure counts what is owned.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE =
  "([$€£₹]?\\d[\\d.,]*(?<=\\d)(?:%| per ?cent| percent| ?(?:million|billion|trillion|mn|bn|[mk])(?!\\p{L}))?(?: (?:an?|per) (?:share|barrel|ounce|tonne|litre|gallon|month|week))?)";
const TIME =
  "(?:(?:the )?(year|month|week|quarter)-(?:ago|earlier)|((?:last|the previous|the prior) (?:year|month|week|quarter|season))['’]s)";
const CALLED = "(?: (?:average|rate|level|figure|pace|reading|total|price|print|mark)(?![\\p{L}-]))?";
const OWNED = new RegExp(
  `(?<=\\b(?:from|than|with|to|against|versus|and|over|on|below|above) (?:a revised )?)${TIME} ${FIGURE}${CALLED}(?= ?(?:[.,;:)]|$|and\\b|but\\b|in\\b|at\\b|on\\b|to\\b|for\\b))`,
  "giu",
); // catches "last week's 5.2%" of "from last week's 5.2% but", not of "in last week's 12 matches"

const AGO = /\b(?:year|month|week|quarter)[- ](?:ago|earlier)\b/u; // catches "year-ago" and "a year ago", not "ago"

/** Null where no time owns a figure, or one alone that stands for it: "down 20% from last year's 50m". */
export const timesAhead = (text: string): Squeezed | null =>
  AGO.test(text) || (text.match(OWNED)?.length ?? 0) > 1
    ? without(text, OWNED, (_, __, [ago, last, figure = ""]) => (ago ? `${figure} a ${ago} ago` : `${figure} ${last}`))
    : null;
