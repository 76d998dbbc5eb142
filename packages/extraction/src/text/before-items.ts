/**
 * What each was before and after is told behind the figure: "mild before 12, after 30; severe before 32, after 16" → "mild 12 before, 30 after; …".
 * Not "before 9 12 calls, after 9 30", nor one such pair alone.
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const FIGURE = "[$€£]?\\d[\\d.,]*(?<=\\d)(?: ?(?:%|kg|g|cm|m|km|h|mins?|k))?";
const PAIR = new RegExp(
  `(?<=\\p{L}[:,]? )before:? (${FIGURE}),?(?: and| but| &)? after(?:wards)?:? (${FIGURE})(?= ?(?:[;,.\\n]|and |$))`,
  "giu",
); // catches "before 12, after 30" and "before: 12 and after: 30", not "before 9 12 calls"
const FEWEST = 2;

/** Null where fewer than two are told so. */
export function beforeItems(text: string): Squeezed | null {
  const found = [...text.matchAll(PAIR)];
  if (found.length < FEWEST) return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: before = "", 2: after = "" } of found) {
    const first = index + whole.indexOf(before);
    const last = index + whole.length - after.length;
    pieces.push([from, index], [first, first + before.length], " before, ", [last, last + after.length], " after");
    from = index + whole.length;
  }
  return pieced(text, [...pieces, [from, text.length]]);
}
