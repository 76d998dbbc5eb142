/** Times as parts of patterns: a year, a quarter or a month, long or short; for patterns that ask for no capitals. */
import { MONTHS } from "../lexicon/calendar.ts";

export const YEAR = "(?:19|20)\\d\\d";
export const TIME = `(?:${YEAR}|Q[1-4]|${[...MONTHS.keys()].filter((name) => name.length > 2).join("|")})`;
