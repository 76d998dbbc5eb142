/**
 * "By a quarter point" tells by how much a rate was cut, and no quarter of it: it is no figure of its own beside the level. Not "a quarter of the points", nor
 * "seven and a half points".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const POINT = /(?<=\b(?:an?|one|three) quarters?) (?=(?:percentage )?points?\b)/giu; // catches the blank of "a quarter point", not of "a quarter of the points"

/** Null where none is told. */
export const quarterPoints = (text: string): Squeezed | null =>
  /quarter/iu.test(text) ? without(text, POINT, () => "-") : null; // catches "quarter", not "quart"
