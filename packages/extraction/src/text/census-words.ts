/**
 * What articles of towns say around their figures is left out: "4% from other races and 1% from two or more races" → "4% other races", "the
 * median income for a household in the village was" → "for a household was", and counts in brackets behind which the share is told:
 * "children under 14 (621,695) made up 17%" → "children under 14 made up 17%"; what statistics offices write is told plainly: "Quarter 1 2005"
 * → "Q1 2005", "2,818 deaths due to cancer" → "deaths from cancer". Not "4% from taxes", nor "the village (1,200) and the town (800)".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RACES =
  /(?<=\d ?(?:%|percent|per cent) )from (?=(?:(?:some )?other|another|two or more|multiple|mixed) races?\b)/giu; // catches "from " in front of "other races", not of "taxes"
const PLACE =
  /(?<=\b(?:households?|famil(?:y|ies)|income|population|value) )(?:in|of|for) the (?:village|town|city|county|township|borough|parish|district|municipality|community|CDP|state|province)(?= (?:was|were|is|are|had|has)\b)/giu; // catches "in the village" in front of "was", not "in the village hall"
const COUNTED =
  /(?<=\p{L}|\d) \(\d[\d,]{2,}\)(?= (?:constituted?|made up|make up|accounted for|comprised?|numbered|represented|formed|were|was|are|is|equal(?:led|s)?)(?: about| some| only| nearly| just)? \d[\d.]*(?<=\d) ?(?:%|percent|per cent))/giu; // catches " (621,695)" in front of "made up", not of "and"

const SHARED = /(?<=(?<![\d.,])\d{1,3}(?:,\d{3})+) \(\d[\d.]*(?<=\d) ?%\)(?= \p{Ll})/gu; // catches " (58%)" of "96,000 (58%) came", not of "Goa (58%)"
const DUE = /(?<=\d (?:\p{L}+ )?\p{L}+s )due to(?= )/gu; // catches "due to" of "2,818 deaths due to cancer", not of "was due to"
const QUARTERS = /\bquarter ?([1-4]) (?=(?:19|20)\d\d\b)/giu; // catches "Quarter 1 " of "Quarter 1 2005", not "a quarter 12"

const YEAR_OF = /(?<=\((?:19|20)\d\d) (?:census|estimates?|est\.?|figures|data|survey)(?=\))/giu; // catches " census" of "(2021 census)", not of "the 2021 census"

const OR_COUNT = /(?<=%|percent|per cent)(?: or \d[\d,]*(?=\))| \(or (?:about |some )?\d[\d,]*(?: \p{L}+)?\))/giu; // catches " or 38,931" of "(86 percent or 38,931)" and " (or 58,601)", not " or 12%"
const SPAN = /(?<![\d/–-])(?:19|20)\d\d[-–](?:19|20)\d\d(?![\d/–-])/gu; // catches "2006-2007", not "2006-07"

/** One span of two years that follow is one time: "the 2006-2007 figure" → "the 2006-07 figure". */
function oneSpan(text: string): Squeezed | null {
  const spans = text.match(SPAN) ?? [];
  const [from = 0, to = 0] = (spans[0] ?? "").split(/[-–]/u).map(Number); // catches "-", not "to"
  return spans.length === 1 && to === from + 1
    ? without(text, SPAN, (found) => found.slice(0, 5) + found.slice(7))
    : null;
}

/** Null where nothing is said so. */
export function censusWords(text: string): Squeezed | null {
  return changedBy(text, [
    oneSpan,
    (now) => without(now, YEAR_OF),
    (now) => without(now, OR_COUNT),
    (now) => without(now, RACES),
    (now) => ((now.match(SHARED)?.length ?? 0) > 1 ? without(now, SHARED) : null),
    (now) => without(now, DUE, () => "from"),
    (now) => without(now, QUARTERS, (_, __, [quarter = ""]) => `Q${quarter} `),
    (now) => (/\bmedian|\bper capita|\bhouseholds?\b/iu.test(now) ? without(now, PLACE, () => "") : null), // catches "median", not "medians apart"
    (now) => (/%|percent|per cent/u.test(now) ? without(now, COUNTED) : null), // catches "17%", not "17"
  ]);
}
