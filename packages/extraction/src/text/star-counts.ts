/**
 * How many gave so many stars, told in brackets, is told behind a colon: "5 stars (120), 4 stars (64), 3 stars (21)" → "5 stars: 120, 4 stars: 64, …"; "5★ (120), 4★ (64)"
 * alike. Not "Rome 5 stars (120 reviews)", nor two hotels of 4 stars.
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const COUNTED = /(?<=(?<![\d.,])([1-5])(?: ?stars?| ?[★⭐]️?)) ?\((\d[\d.,]*(?<=\d)[kK%]?)\)/gu; // catches " (120)" behind "5 stars", not " (120 reviews)"
const FEWEST = 2;

/** Null where fewer are told so, or two of one number of stars. */
export function starCounts(text: string): Squeezed | null {
  if (!text.includes("(")) return null;
  const found = [...text.matchAll(COUNTED)];
  const stars = found.map(([, number]) => number);
  if (stars.length < FEWEST || new Set(stars).size < stars.length) return null;
  const pieces: Piece[] = [];
  let done = 0;
  for (const { index, 0: all, 2: count = "" } of found) {
    const start = index + all.indexOf(count);
    pieces.push([done, index], ": ", [start, start + count.length]);
    done = index + all.length;
  }
  return pieced(text, [...pieces, [done, text.length]]);
}
