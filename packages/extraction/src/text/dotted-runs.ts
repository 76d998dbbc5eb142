/**
 * Figures that follow one another with nothing but dots between them are a run: "quiz: 4/20... 9/20... 13/20... 18/20!!" → "4/20, 9/20, 13/20,
 * 18/20". Three at least; not "12... 14", where the one may be taken back, nor "Rent... 850". Behind a name with a number they name its figure:
 * "s14 2310 // s15 so far... 1760" → "s15 so far 1760".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE =
  "[$€£₹]?\\d+(?:[.,]\\d+)*(?:\\/\\d+|%| ?(?:k|km|kg|m|min|mins|s|secs?|h|hrs?|lbs?|reps|pages|points|pts))?";
const RUN = new RegExp(`(?<![\\p{L}\\d.,/])${FIGURE}(?: ?(?:\\.{2,}|…) ?${FIGURE}){2,}(?![\\p{L}\\d])`, "gu"); // catches "4/20... 9/20... 13/20", not "4/20... 9/20"
const DOTS = / ?(?:\.{2,}|…) ?(?=[$€£₹]?\d)/gu; // catches "... " in front of "9", not behind the last

const BEHIND_CODE = /(?<=(?<![\p{L}\d])\p{L}{1,3}\d{1,3}(?: so far| now)?) ?(?:\.{2,}|…) ?(?=[$€£₹]?\d)/gu; // catches "... " of "s15... 1760", not of "12... 14"

/** Null where no such run stands. */
export function dottedRuns(text: string): Squeezed | null {
  if (!/\.\.|…/u.test(text)) return null; // catches "..", not "."
  const runs = [...text.matchAll(RUN)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const inRun = (at: number): boolean => runs.some(([from, to]) => from <= at && at < to);
  if (runs.length === 0) return without(text, BEHIND_CODE, () => " ");
  return without(text, DOTS, (found, at) => (inRun(at) ? ", " : found));
}
