/** How long after the start a figure was taken, told with a colon, stands in front of it without: "after 1 hour: 92%" → "after 1 hour 92%". Not the end of a heading: "after 2 days: 5°C 12%". */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const AFTER_SPAN =
  /(?<=\bafter (?:\d{1,3}|an?|one) (?:min|minute|hour|day|week|month|year)s?):(?= [$€£]?\d)(?! \d[\d.]* ?°?\p{L}{1,3}(?: \p{L}{1,3})? \d)/giu; // catches the ":" of "after 1 hour: 92%", not of "after a week of it: 29" or "after 2 days: 5°C 12%"

/** Null where nothing is told so. */
export const afterSpans = (text: string): Squeezed | null => without(text, AFTER_SPAN);
