/** Numbers in words as parts of patterns, each without brackets around it. */
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";

export const ONES = "one|two|three|four|five|six|seven|eight|nine";
/** Hours of a clock. */
export const HOURS = `${ONES}|ten|eleven|twelve`;
export const TENS = [...TENS_WORDS.keys()].join("|");
/** Each that is one word, below a hundred. */
export const NUMBERS = `${TENS}|${[...UNITS_WORDS.keys()].join("|")}`;
