/**
 * What somebody did besides, behind what is told of the rest: "All the others stayed empty and I cried in the booth" → "All the others stayed
 * empty". Not "the rest left and we got 12", nor "the others swim and they run". So
 * is when all of a list was done: "two burns and a bee sting before lunch"; not "12 before lunch, 9 after".
 */
import type { Squeezed } from "./squeezed.ts";
import { holdsFigure, without } from "./without.ts";

const ENDS =
  /(?<=\b(?:others|rest|remainder)\b[^.;:,\d]{3,60}),? and (?:I|we|my \p{L}+|our \p{L}+) [^.;:\d]{3,60}(?=[.!?]*\s*$)/gu; // catches " and I cried in the booth" at the end, not " and they run"

const BEFORE_MEAL =
  /(?<=^[^.;:\n]{6,120}, [^.;:\n]{3,60} and [^.,;:\n]{3,40}) (?:all )?before (?:breakfast|lunch|lunchtime|dinner|noon|midday|bedtime|half-?time|opening time|coffee)(?=[.!? ]*$)/gu; // catches " before lunch" behind "two burns and a bee sting", not "5 before lunch, 9 after"
const OTHER_TIMES = /(?<!\p{L})(?:after|afterwards|since|then|at|by|from|in the|on)(?!\p{L})/iu; // catches "after", not "rafters"

/** When all of a list was done, behind the last of it. */
const withoutMeal = (text: string): Squeezed | null =>
  OTHER_TIMES.test(text) || text.split(" before ").length > 2 ? null : without(text, BEFORE_MEAL, () => "");

/** Null where none is told so. */
export function idleEnds(text: string): Squeezed | null {
  if (text.includes(" before ")) return withoutMeal(text);
  return / and (?:I|we|my|our) /u.test(text) ? without(text, ENDS, (found) => (holdsFigure(found) ? found : "")) : null; // catches " and we ", not " and well "
}
