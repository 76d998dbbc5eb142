/**
 * Times of a race by its miles: "10 mi = 7:07⏎11 mi = 7:15⏎12 mi = 7:28" → "Mile 10: 7:07" and so on; "Mile 1-7:02, mile 2-6:53"; "Mile splits:⏎1-
 * 10:47⏎2- 10:59". Not "10 - 7:07" alone, nor "1 - 10:30 Welcome", an agenda.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE = /\b(?:mi|miles?|km|kms|laps?|splits?)\b/iu; // catches "10 mi", not "10 m"
const BY_UNIT = /(?<=^|\n|[,;] )\d{1,2} ?(?:mi|miles?|km|laps?) ?[-=:–] ?(?=\d{1,2}:[0-5]\d(?![\d:]))/giu; // catches "10 mi = " in front of "7:07", not "10 am: "
const NAMED = /(?<=\b(?:mile|km|lap) \d{1,2}) ?[-=–] ?(?=\d{1,2}:[0-5]\d(?![\d:]))/giu; // catches "-" of "Mile 1-7:02", not of "1-7"
const LISTED = /(?<=^|\n)\d{1,2} ?[-–=] ?(?=\d{1,2}:[0-5]\d\s*(?:\n|$))/gu; // catches "1- " in front of "10:47", not of "10:30 Welcome"
const FEWEST = 2;

const nounOf = (found: string): string => (/km/iu.test(found) ? "Km" : /lap/iu.test(found) ? "Lap" : "Mile"); // catches "km" and "laps"

/** As often as it must stand there. */
const often = (text: string, pattern: RegExp): boolean => (text.match(pattern)?.length ?? 0) >= FEWEST;

/** Null where none are told. */
export function mileSplits(text: string): Squeezed | null {
  if (!matches(text, CUE)) return null;
  return changedBy(text, [
    (said) =>
      often(said, BY_UNIT)
        ? without(said, BY_UNIT, (found) => `${nounOf(found)} ${/\d+/u.exec(found)?.[0] ?? ""}: `)
        : null, // catches "10", not " mi"
    (said) => (often(said, NAMED) ? without(said, NAMED, () => ": ") : null),
    (said) =>
      often(said, LISTED)
        ? without(said, LISTED, (found) => `${nounOf(said)} ${/\d+/u.exec(found)?.[0] ?? ""}: `)
        : null, // catches "1", not "- "
  ]);
}
