/**
 * By how much a level has changed over a year says nothing more where both of its ends are told: "shipments fell 2 percent annually from 353.8
 * million in 2017 to 345.4 million in 2018" → "shipments fell from 353.8 million in 2017 to 345.4 million in 2018". Not "fell 2% annually
 * from 350 million", where it is told once for all.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE = /(?:annually|yearly|year[- ](?:on|over)[- ]year|yoy) from /iu; // catches "annually from 353", not "annually to"
const TOLD =
  / (?:by )?(?:about |around |nearly |almost |over )?\d+(?:\.\d+)? ?(?:%|percent|per cent) (?:annually|yearly|year[- ](?:on|over)[- ]year|yoy)(?= from [$€£]?\d[^.;!?]{0,60}(?:\.\d[^.;!?]{0,60})? to [$€£]?\d)/giu; // catches " 2 percent annually" in front of "from 353.8 million in 2017 to 345", not of "from 350 million"

/** Null where one end alone is told. */
export const toldChanges = (text: string): Squeezed | null => (CUE.test(text) ? without(text, TOLD) : null);
