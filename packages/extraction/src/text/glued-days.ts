/**
 * Days of the week glued to their figures, in a row: "pages M12 Tu20 W15 Th9 F30" → "Mon 12 Tue 20 Wed 15 Thu 9 Fri 30". Not "rooms M12, W15", "T5 and T4", nor
 * letters out of the order of a week.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const DAY =
  /(?<![\p{L}\d.,])(?:m|mon?|t|tues?|tue?|w|wed?|th|thurs?|thu|f|fri?|s|sat?|sun?)(?=\d{1,4}(?:\.\d+)?(?![\p{L}\d]))/giu; // catches "Tu" of "Tu20", not of "Tu 20" or "UTu20"
const ANY = /[a-z]\d/iu; // catches "M12", not "12"
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const FEWEST = 4;

/** Null where no days are glued so, or they come in no order. */
export function gluedDays(text: string): Squeezed | null {
  const found = ANY.test(text) ? [...text.matchAll(DAY)] : [];
  if (found.length < FEWEST) return null;
  let last = -1;
  const names: string[] = [];
  for (const [letters] of found) {
    last = DAYS.findIndex((day, at) => at > last && day.toLowerCase().startsWith(letters.toLowerCase().slice(0, 3)));
    if (last < 0) return null;
    names.push(`${DAYS[last]} `);
  }
  return without(text, DAY, () => names.shift() ?? "");
}
