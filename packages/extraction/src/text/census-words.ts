/**
 * What articles of towns say around their figures is left out: "4% from other races and 1% from two or more races" → "4% other races", "the
 * median income for a household in the village was" → "for a household was", and counts in brackets behind which the share is told:
 * "children under 14 (621,695) made up 17%" → "children under 14 made up 17%". Not "4% from taxes", nor "the village (1,200) and the town (800)".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RACES =
  /(?<=\d ?(?:%|percent|per cent) )from (?=(?:(?:some )?other|another|two or more|multiple|mixed) races?\b)/giu; // catches "from " in front of "other races", not of "taxes"
const PLACE =
  /(?<=\b(?:households?|famil(?:y|ies)|income|population|value) )(?:in|of|for) the (?:village|town|city|county|township|borough|parish|district|municipality|community|CDP|state|province)(?= (?:was|were|is|are|had|has)\b)/giu; // catches "in the village" in front of "was", not "in the village hall"
const COUNTED =
  /(?<=\p{L}|\d) \(\d[\d,]{2,}\)(?= (?:constituted?|made up|make up|accounted for|comprised?|numbered|represented|formed|were|was|are|is|equal(?:led|s)?)(?: about| some| only| nearly| just)? \d[\d.]*(?<=\d) ?(?:%|percent|per cent))/giu; // catches " (621,695)" in front of "made up", not of "and"

/** Null where nothing is said so. */
export function censusWords(text: string): Squeezed | null {
  return changedBy(text, [
    (now) => without(now, RACES),
    (now) => (/\bmedian|\bper capita|\bhouseholds?\b/iu.test(now) ? without(now, PLACE, () => "") : null), // catches "median", not "medians apart"
    (now) => (/%|percent|per cent/u.test(now) ? without(now, COUNTED) : null), // catches "17%", not "17"
  ]);
}
