/**
 * Lands or branches at the ends of a ranking, told as reports tell them: "Ohio reported the lowest jobless rate in July, 2.2 percent,
 * closely followed by" is read as "Ohio had the lowest jobless rate, 2.2 percent, followed by". Not "Ohio reported a rate of 2.2".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const MOST = "the (?:\\p{L}+ )?(?:highest|lowest|largest|smallest|biggest) (?:\\p{L}+ ){0,2}?\\p{L}+";
const SHARE = "\\d[\\d.]* ?(?:%|percent|per cent)";
const TIME =
  "(?:in|for|during) (?:(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{4})?|\\d{4})";

const POSTED = new RegExp(
  `(?<=\\p{L} )(?:reported|recorded|posted|registered|(?:once )?again (?:had|recorded)|continued to (?:have|record|report))(?: again)? (?=${MOST}(?: ${TIME})?, (?:at )?${SHARE})`,
  "gu",
); // catches "reported " in front of "the lowest rate, 2.2 percent", not of "a rate of 2.2"
const WHEN = new RegExp(`(?<=\\bhad ${MOST}) ${TIME}(?=, (?:at )?${SHARE})`, "gu"); // catches " in July" of "had the lowest rate in July, 2.2 percent", not of "had 4 in July"
const CLOSELY = new RegExp(`(?<=${SHARE}(?: each)?, )(?:closely|narrowly|in turn) (?=followed by \\p{L})`, "gu"); // catches "closely " of "7.9 percent, closely followed by", not of "it was closely followed by"
const LEVEL =
  /(?<=^|\n|[.] )At the (?:regional|state|national|county|local|industry|sector) level, (?=(?:the )?\p{Lu}\p{L}+ had )/gu; // catches "At the regional level, " in front of "the West had", not of "pay rose"

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, POSTED, () => "had "),
  (text) => without(text, WHEN),
  (text) => without(text, LEVEL),
  (text) => without(text, CLOSELY),
];

/** Null where nothing is told so. */
export const rankedRates = (text: string): Squeezed | null =>
  /est (?:\p{L}+ ){0,2}\p{L}+(?: in \p{L}+)?, |followed by/u.test(text) ? changedBy(text, STEPS) : null; // catches "lowest rate, ", not "lowest: "
