/**
 * What somebody did besides, behind what is told of the rest: "All the others stayed empty and I cried in the booth" → "All the others stayed
 * empty". Not "the rest left and we got 12", nor "the others swim and they run".
 */
import type { Squeezed } from "./squeezed.ts";
import { holdsFigure, without } from "./without.ts";

const ENDS =
  /(?<=\b(?:others|rest|remainder)\b[^.;:,\d]{3,60}),? and (?:I|we|my \p{L}+|our \p{L}+) [^.;:\d]{3,60}(?=[.!?]*\s*$)/gu; // catches " and I cried in the booth" at the end, not " and they run"

/** Null where none is told so. */
export const idleEnds = (text: string): Squeezed | null =>
  / and (?:I|we|my|our) /u.test(text) ? without(text, ENDS, (found) => (holdsFigure(found) ? found : "")) : null; // catches " and we ", not " and well "
