/**
 * Two ends of a range, each told of somebody, are no course of time: "calories range from 213 for chestnuts all the way to 718 for pecans" →
 * "calories are 213 for chestnuts, 718 for pecans". Not "rents range from 400 to 900", nor "ranged from 12 in May to 18 in June".
 */
import { matches, matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE = /\b(?:rang(?:es?|ed|ing)|var(?:y|ies|ied|ying)) (?:\p{L}+ )?from\b/iu; // catches "ranges from", not "range of"
const LEAD = "(?:rang(?:es?|ed|ing)|var(?:y|ies|ied|ying)) (?:widely )?from (?:a low of |just |only |about |around )?";
const FIGURE = "[$€£]?\\d[\\d.,]*(?: ?(?:%|\\p{L}+)){0,2}";
const OF = "(?:for|among) [^\\d.;:!?]{2,40}?";
const MIDDLE = new RegExp(
  `(?<=${LEAD}${FIGURE} ${OF})(?:,? all the way| up| right up)? to (?:a high of |about |around |over )?(?=${FIGURE} (?:for|among) )`,
  "iu",
); // catches " all the way to " between "213 for chestnuts" and "718 for pecans"
const OPENING = new RegExp(`${LEAD}(?=${FIGURE} ${OF}, ${FIGURE} (?:for|among) )`, "iu"); // catches "ranges from " in front of "213 for chestnuts, 718 for"

const NAME = "(?:in |at |for |of )?([^()\\d]{1,30})";
const BOTH = new RegExp(
  `^([^\\d.;:!?]{3,60}?) (?:rang(?:es?|ed)|var(?:y|ies|ied)) (?:widely )?from ([$€£]?\\d[\\d.,]*%?(?: ?\\p{L}+)?) \\(${NAME}\\) to ([$€£]?\\d[\\d.,]*%?(?: ?\\p{L}+)?) \\(${NAME}\\)(?: ([^\\d.;,]{1,12}))?[.]?$`,
  "du",
); // catches "Scores ranged from 12 (Ann) to 40 (Bo).", not "ranged from 12 to 40"

/** Both ends told with their names in brackets. */
function named(text: string): Squeezed | null {
  const [head, low, one, high, two, unit] = matchIn(text, BOTH)?.indices?.slice(1) ?? [];
  if (!head || !low || !one || !high || !two) return null;
  const behind: Piece[] = unit ? [" ", unit] : [];
  return pieced(text, [head, ": ", one, " ", low, ...behind, ", ", two, " ", high, ...behind]);
}

/** Null where the ends are nobody's. */
export const rangedOver = (text: string): Squeezed | null =>
  matches(text, CUE)
    ? (named(text) ??
      changedBy(text, [(said) => without(said, MIDDLE, () => ", "), (said) => without(said, OPENING, () => "is ")]))
    : null;
