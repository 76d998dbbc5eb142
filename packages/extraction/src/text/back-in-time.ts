/**
 * A figure of a month gone by, told as "back in": "27.4 years back in August, 25.1 now" → "27.4 years in August, 25.1 now", which no "years back"
 * takes for a span. Not "10 years back in May", of no other figure behind it, nor "moved back in 2019".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const BACK =
  /(?<=(?<![\d.,])\d[\d.,]*(?<=\d) (?:years?|months?|weeks?|days?|hours?|minutes?|mins?|seconds?|secs?)) back(?= in (?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b|(?:the )?(?:spring|summer|autumn|winter)\b|(?:19|20)\d\d\b)[^.;!?\n]{0,40}\d)/giu; // catches " back" of "27.4 years back in August, 25.1 now", not of "10 years back in Leeds"

/** Null where no figure is told so. */
export const backInTime = (text: string): Squeezed | null => (text.includes(" back in ") ? without(text, BACK) : null);
