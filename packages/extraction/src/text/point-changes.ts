/**
 * By how many points a share has changed, told behind it: "plunged to 15 per cent, a four-point fall since July; in 2017" → "plunged to 15 per cent; in 2017".
 * The time is that of the change, and none of the share. Not "a four-point fall in Leeds", nor where the change alone is told.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const TIME =
  "(?:(?:last|the (?:same|previous|prior|last)|a|the) (?:month|year|week|poll|quarter|survey|election|time|period)(?: (?:ago|earlier|before|last year))?|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: (?:19|20)\\d\\d)?|(?:19|20)\\d\\d)";
const CHANGE = new RegExp(
  `(?<=\\d ?(?:%|per ?cent)(?: [\\p{L}'’-]+){0,6}),? (?:[–—] )?an? (?:\\d+(?:\\.\\d+)?|half-a|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:percentage[- ])?points? (?:rise|fall|drop|increase|decrease|jump|gain|decline|slump|improvement)(?: (?:since|from|on|over|compared with|against) ${TIME})?(?=[,.;]| and | –)`,
  "giu",
); // catches ", a four-point fall since July" behind "15 per cent", not "a four-point fall in Leeds"

/** Null where nothing is told so. */
export const pointChanges = (text: string): Squeezed | null =>
  /\bpoints? (?:rise|fall|drop|increase|decrease|jump|gain|decline|slump|improvement)/iu.test(text) // catches "point fall", not "points"
    ? without(text, CHANGE)
    : null;
