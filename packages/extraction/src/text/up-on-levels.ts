/**
 * A level held against the one before it with "on", told with "from": "118 members, up on 104 last year" → "118 members, up from 104 last
 * year". Not "118 members, up 14 on last year", "bookings hit 118, up on 2019" nor "prices were up on 12 lines".
 */
import { HEDGE, NUMBER, PERCENT } from "./change-patterns.ts";
import type { Squeezed } from "./squeezed.ts";
import { TIME } from "./time-patterns.ts";
import { without } from "./without.ts";

const AGO =
  "(?:(?:this time |the same (?:time|day|week|month|point) )?last \\p{L}+|(?:the|a) (?:previous |prior )?\\p{L}+ (?:before|ago|earlier|prior)|(?:the|its|our) (?:previous|prior) |before(?=[.,;)!]|$)|previously|at )";
const LEVEL = `[$€£]?${NUMBER}(?:${PERCENT}|[mk]|bn)?(?: \\p{L}+)?`;
const UP_ON = new RegExp(
  `(?<=\\d[^.;:!?\\n]{0,60}(?:, |\\(| [–—-] )(?:(?:well|slightly|far|way|just|sharply|a (?:little|bit|touch)) )?(?:up|down)) on (?=(?:the |our )?(?:${HEDGE} )?(?:${LEVEL} (?:(?:in |for )?${AGO}|(?:in|for|by) (?:the )?(?:${TIME}|summer|spring|autumn|winter)\\b)|last \\p{L}+['’]s ${LEVEL}|(?!(?:19|20)\\d\\d\\b)${LEVEL}(?<=\\d%?)(?:[.;)!]|$)))`,
  "giu",
); // catches " on " of "118, up on 104 last year" and "(down on 96)", not of "118, up on 2019" or "up on 12 lines"

/** Null where no level is told so. */
export const upOnLevels = (text: string): Squeezed | null =>
  /\b(?:up|down) on\b/iu.test(text) ? without(text, UP_ON, () => " from ") : null; // catches "up on 104", not "up from 104"
