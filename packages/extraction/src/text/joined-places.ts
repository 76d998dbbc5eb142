/**
 * Two places joined by a dash are one name, from the one to the other: "Paris–Lyon 44,000, Paris–Lille 21,000" → "Paris-Lyon". Not "Jan–Mar", "Mon–Fri", nor two who
 * play each other, "Leeds–Hull 2–1".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const TIMES =
  "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:\\p{Ll}*day|uary|ch|il|e|y|ust|t|tember|ober|ember)?(?!\\p{L})";
const JOINED = new RegExp(
  `(?<=\\b(?!${TIMES})\\p{Lu}\\p{L}{2,20})–(?=(?!${TIMES})\\p{Lu}\\p{L}{2,20}(?![\\p{L}–]| \\d{1,2} ?[–:-] ?\\d))`,
  "gu",
); // catches the dash of "Paris–Lyon 44,000", not of "Leeds–Hull 2–1"
const FEWEST = 2;

/** Null where fewer places are joined so. */
export const joinedPlaces = (text: string): Squeezed | null =>
  text.includes("–") && (text.match(JOINED)?.length ?? 0) >= FEWEST ? without(text, JOINED, () => "-") : null;
