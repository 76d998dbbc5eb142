/**
 * How long before is told of the first of a row of levels: "fell from 14 in the twelve months before to 9 in the first year and 5 in the second" →
 * "from 14 before to 9 …"; since when is then told by it: "Since the limit came in, casualties have fallen from …". Not "from 14 in the year before
 * the limit to 9".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE = "[$€£₹]?\\d[\\d.,]*(?<=\\d)(?:%|[mk])?(?: (?:\\p{L}+))?";
const FIRST = `(?= to ${FIGURE} (?:in|over|during|for) (?:the|its|their) first )`;
const SPAN = new RegExp(
  `(?<=\\bfrom ${FIGURE}) in the (?:\\p{L}+ |\\d+ )?(?:days?|weeks?|months?|years?|term|season|quarter|half) before(?:hand)?${FIRST}`,
  "iu",
); // catches " in the twelve months before" of "from 14 in the twelve months before to 9 in the first year", not of "the year before last"
const SINCE = new RegExp(
  `(?<=^|[.!?] )Since (?!(?:19|20)\\d\\d,)[^,.;:!?]{5,70}, (?=[^.;:!?]{3,80}\\b(?:has|have) (?:\\p{L}+ )?(?:\\p{L}+ed|fallen|risen|grown|gone|sunk|shrunk|come down|crept) (?:\\p{L}+ )?from ${FIGURE} before to )`,
  "u",
); // catches "Since the limit came in, " of "Since the limit came in, casualties have fallen from 14 before to 9", not "Since 2019, "

/** Null where no level is told so. */
export const beforeTo = (text: string): Squeezed | null =>
  / before(?:hand)? to /u.test(text) // catches " before to 9", not " before the"
    ? changedBy(text, [(now) => without(now, SPAN, () => " before"), (now) => without(now, SINCE)])
    : null;
