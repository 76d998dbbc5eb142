/**
 * What is now, told since what happened, beside what somebody remembers: "Remember when we printed 14,000 pages a month? We're at 3,200 since the new
 * badges came in" → "We're at 3,200 now". Not "since 2019" and "since May", which are times of their own.
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { MONTH } from "./time-patterns.ts";
import { without } from "./without.ts";

const PAST = /\b(?:remember(?: when|ing)?|used to|back when|there was a time|time was)\b.*\d.*\d/isu; // catches "Remember when we printed 14,000 pages? We're at 3,200", not "Remember 14 May"
const FIGURE =
  "[$€£₹]?\\d[\\d.,]*(?<=\\d)(?:%| ?(?:k|m|million|billion|p|kg|km|mph|minutes|hours|days|weeks)(?!\\p{L}))?";
const NOW = new RegExp(
  `(?<=(?:\\b(?:we|they|it|i|you|that)['’](?:re|s|m)|\\b(?:are|is|am))(?: now| down| up| only| just| barely| about| around| sitting){0,2}(?: at| to| on)? ${FIGURE}(?: a (?:day|week|month|year|term|night|pint|go))?),? (?:ever )?(?:since (?!then|last|${MONTH})(?:(?!\\b(?:was|were)\\b)[^.;:!?\\d]){4,}|these days|nowadays|at the moment)(?=[.!?)]|$)`,
  "giu",
); // catches " since the new badges came in" of "We're at 3,200 since the new badges came in.", not " since May" or "since 2019"

/** Null where nothing is told so. */
export const rememberedLevels = (text: string): Squeezed | null =>
  matches(text, PAST) ? without(text, NOW, () => " now") : null;
