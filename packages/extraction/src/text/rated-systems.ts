/**
 * Marks behind what may have versions are no versions where the text rates: "App store rating: iOS 4.7 (2,310 reviews), Android 4.2" → "iOS: 4.7".
 * Not "iOS 4.7 rated 3.2", nor "Scores: iOS 4.7 9, iOS 4.8 7", which have figures of their own.
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RATES = /\b(?:ratings?|rated|stars|reviews?|review scores?|user scores?)\b|[★⭐]/iu; // catches "rating" and "4.7★", not "started"
const MARK = "[0-5]\\.\\d{1,2}(?= ?(?:[,;.)(/★⭐]|stars?\\b|out of\\b|and\\b|·|\\||$))(?![.,]\\d)";
const BEHIND = new RegExp(`(?<=\\b\\p{L}*\\p{Lu}\\p{L}*) (?=${MARK})`, "gu"); // catches the blank of "iOS 4.7 (", not of "iOS 4.7 9" or "is 4.7"
const FEWEST = 2;

/** Null where fewer are told so. */
export const ratedSystems = (text: string): Squeezed | null =>
  matches(text, RATES) && (text.match(BEHIND)?.length ?? 0) >= FEWEST ? without(text, BEHIND, () => ": ") : null;
