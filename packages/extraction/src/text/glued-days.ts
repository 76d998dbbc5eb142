/**
 * Days of the week glued to their figures, in a row: "pages M12 Tu20 W15 Th9 F30" → "Mon 12 Tue 20 Wed 15 Thu 9 Fri 30". Not "rooms M12, W15", "T5 and T4", nor
 * letters out of the order of a week.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RUN =
  /(?<![\p{L}\d])(?:(?:m|mon?|t|tues?|tue?|w|wed?|th|thurs?|thu|f|fri?|s|sat?|sun?)\d{1,4}(?:\.\d+)?[,;/]? ){3,6}(?:t|tues?|tue?|w|wed?|th|thurs?|thu|f|fri?|s|sat?|sun?)\d{1,4}(?![\p{L}\d])/iu; // catches "M12 Tu20 W15 Th9", not "M12 T5"
const DAY = /(?<letters>\p{L}+)(?=\d)/gu; // catches "Tu" of "Tu20"
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The first day behind the one before that begins with such letters; none where the week is over. */
function dayFrom(letters: string, last: number): number {
  const short = letters.toLowerCase().slice(0, 3);
  return DAYS.findIndex((day, at) => at > last && day.toLowerCase().startsWith(short));
}

/** Null where no days are glued so, or they come in no order. */
export function gluedDays(text: string): Squeezed | null {
  const run = /[a-z]\d/iu.test(text) ? RUN.exec(text) : null; // catches "M12", not "12"
  if (!run) return null;
  let last = -1;
  const names: string[] = [];
  for (const [letters] of run[0].matchAll(DAY)) {
    last = dayFrom(letters, last);
    if (last < 0) return null;
    names.push(`${DAYS[last]} `);
  }
  const end = run.index + run[0].length;
  return without(text, DAY, (found, at) => (at >= run.index && at < end ? (names.shift() ?? found) : found));
}
