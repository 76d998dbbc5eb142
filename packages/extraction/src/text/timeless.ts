/**
 * A text without the times that it only tells again: "doubles 63, 90 and 118 over those months" → "doubles 63, 90 and 118".
 * Only read where that makes the reader surer. Not "in the same period last year", which is another.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const AGAIN =
  /,? (?:over|in|on|for|during|across) (?:the same|those|these|that same)(?: same)?(?: (?:two|three|four|five|six|seven))? (?:days|nights|weeks|weekends|months|years|quarters|seasons|period|stretch|time|span)(?:,(?= )|(?=[.;:])|(?= (?!last|of|in|a|before|earlier)\p{L}))/giu; // catches " over those months." and ", over the same period,", not " in the same period last year"

/** Null where no time is told again. */
export const timeless = (text: string): Squeezed | null => without(text, AGAIN);
