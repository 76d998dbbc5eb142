/**
 * A multiple told beside both of its figures works out no third one: "16% of power in 2023, double the level of 8% in 2018" → "16% of power in
 * 2023, compared with 8% in 2018"; "sold 900, three times the 300 of May". Not "Ann 8, Ben double that", nor "Ben has twice the 8 of Ann".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE = /\b(?:double|twice|triple|treble|quadruple|half|times) (?:the|its|their)\b/iu; // catches "double the", not "double that"
const TIMES =
  "(?:double|twice|triple|treble|quadruple|half|(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}(?:\\.\\d)?) times)";
const TOLD = new RegExp(
  `(?<=\\d[^.;:!?\\n]{0,70}), (?:(?:or|and|nearly|almost|about|roughly|around|more than|over|just over|well over|less than) ){0,2}${TIMES} (?:the|its|their) (?:(?:level|figure|number|share|rate|total|amount|value|count|average|price|previous|prior|old|record|[\\p{L}-]+ (?:level|figure|number|share|rate|total|average|price)) ){0,2}(?:of )?(?=(?:about |around |just |only )?[$€£]?(?!(?:19|20)\\d\\d\\b)\\d)`,
  "iu",
); // catches ", double the level of " in front of "8%", not " twice the 8" with no figure ahead

/** Null where no multiple is told so. */
export const toldMultiples = (text: string): Squeezed | null =>
  matches(text, CUE) ? without(text, TOLD, () => ", compared with ") : null;
