/** Times as parts of patterns: a year, a quarter or a month, long or short; for patterns that ask for no capitals. */
import { MONTHS } from "../lexicon/calendar.ts";

export const YEAR = "(?:19|20)\\d\\d";
/** A month, long or short. */
export const MONTH = `(?:${[...MONTHS.keys()].filter((name) => name.length > 2).join("|")})(?![\\p{L}])`;
export const TIME = `(?:${YEAR}|Q[1-4]|${[...MONTHS.keys()].filter((name) => name.length > 2).join("|")})`;

/** A month in full or in three letters: "jan", "sept", "december"; each in one way, as it stands in loops. */
export const ANY_MONTH =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t(?:ember)?|ober|ember)?";
