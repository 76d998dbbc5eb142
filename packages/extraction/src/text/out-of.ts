/**
 * Counts of wholes that differ are told alike, whether "of" or "out of": "12 out of 340 in Jan, 9 of 310 in Feb" is read as "12 of 340
 * in Jan, …". Not "3 out of 4 Britons, 2 out of 5 French", which are shares, nor scores out of one top.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNTS = /(?<![\d.,])(\d+) (?:out )?of (\d+)(?![\d.,%]\d|%)/gu; // catches "12 out of 340" and "9 of 310", not "of 2.5"
const OUT = /(?<=\d )out (?=of \d)/gu; // catches the "out " of "12 out of 340", not "out of five"
const SMALL = 10;

/** Null where nothing is told so. */
export function outOf(text: string): Squeezed | null {
  if (!text.includes(" out of ")) return null;
  const wholes = [...text.matchAll(COUNTS)].map(([, part, whole]) => [Number(part), Number(whole)] as const);
  const counts = wholes.every(([part, whole]) => whole > SMALL && part <= whole);
  const differ = new Set(wholes.map(([, whole]) => whole)).size > 1;
  return counts && differ ? without(text, OUT) : null;
}
