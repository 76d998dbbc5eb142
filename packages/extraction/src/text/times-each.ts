/**
 * How often each did it, told in one breath, is no multiple of the next: "germany won four times italy four times and argentina three times" → "germany won four times,
 * italy four times, …". Not "Ann earns four times Ben's", told once.
 */
import { NUMBERS } from "./number-patterns.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const OFTEN = `(?:\\d{1,3}|${NUMBERS}) times`;
const NEXT = new RegExp(
  `(?<=(?<![\\p{L}\\d])${OFTEN}) (?:and )?(?=\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*)? ${OFTEN}(?![\\p{L}]| (?:as|more|the|than)\\b))`,
  "giu",
); // catches the blank in front of "italy four times", not of "ben's"
const FEWEST = 2;

/** Null where it is told of one. */
export const timesEach = (text: string): Squeezed | null =>
  (text.match(/\btimes\b/giu)?.length ?? 0) >= FEWEST ? without(text, NEXT, () => ", ") : null; // catches "times", not "timesheet"
