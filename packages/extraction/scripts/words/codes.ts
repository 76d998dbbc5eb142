/** Vectors as a few bytes: each byte says which of 256 patterns its numbers are nearest to (product quantisation; Jégou et al. 2011). */
import { CODES, LEVELS, PART } from "../../src/read/words/word-store.ts";
import { centresOf, nearest } from "./k-means.ts";

/** The commonest say which patterns there are. */
const TELLING = 12_000;
const LARGEST = 127;

/**
 * Numbers that lie far apart in a vector share a code, so that none has only small ones: each code gets a wide axis.
 * `placesOf(0)` → 0, 16, 32, 48
 */
const placesOf = (code: number): number[] => Array.from({ length: PART }, (_, at) => code + at * CODES);

/** @returns the patterns as signed bytes, by code and level, and the codes of each row */
export function codedIn(rows: readonly Float32Array[]): { book: Int8Array<ArrayBuffer>; codes: Uint8Array } {
  const book = new Int8Array(CODES * LEVELS * PART);
  const codes = new Uint8Array(rows.length * CODES);
  const most = Math.max(...rows.map((row) => row.reduce((best, number) => Math.max(best, Math.abs(number)), 0)));
  for (let code = 0; code < CODES; code++) {
    const places = placesOf(code);
    const parts = rows.map((row) => Float32Array.from(places, (place) => row[place] ?? 0));
    const centres = centresOf(parts.slice(0, TELLING), LEVELS, (mean) => mean);
    for (const [level, centre] of centres.entries())
      book.set(
        [...centre].map((number) => Math.round((number / most) * LARGEST)),
        (code * LEVELS + level) * PART,
      );
    for (const [id, part] of parts.entries()) codes[id * CODES + code] = nearest(part, centres);
  }
  return { book, codes };
}
