/**
 * Spans that figures are told within are read as those that they are told after: "6% fell ill within two weeks and 11% within a year". Not one
 * span alone, nor "within 5 km".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SPAN =
  "(?:the first )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2}) (?:minute|hour|day|week|month|year)s?(?![\\p{L}])";
const WITHIN = new RegExp(`(?<=\\p{L} |\\d%? )within (?=${SPAN})`, "gu"); // catches "within " of "ill within two weeks", not of "within 5 km"
const LONE = new RegExp(
  `${WITHIN.source}|(?<=\\p{L} )within (?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2})(?:[,.;]|$))`,
  "gu",
); // catches "within " of ", nine million within three." as well, not of "within reach"
const FEWEST = 2;

/** Null where no two figures are told so. */
export const withinSpans = (text: string): Squeezed | null =>
  (text.match(WITHIN)?.length ?? 0) < FEWEST ? null : without(text, LONE, () => "after ");
