/**
 * Numbers that count the lines of a list are no figures: "1) China - 405.7⏎2) US - 300.1⏎3) Japan - 73.2" → "China - 405.7⏎US - 300.1⏎Japan - 73.2".
 * Not "1. Rome⏎2. Oslo", which have no others, nor "2) 5 apples", a figure right behind.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNTED = /^ {0,4}(\d{1,2})[.)] (?=["“'‘]?\p{L}[^\n]*\d)/u; // catches "2) " of "2) US - 300.1", not of "2) Oslo"
const NUMBERS = /(?<=^|\n) {0,4}\d{1,2}[.)] (?=["“'‘]?\p{L})/gu; // catches "2) " at the head of a line, not "(2) "
const FEWEST = 3;

/** Null where the lines are not counted on. */
export function listNumbers(text: string): Squeezed | null {
  if (!text.includes("\n")) return null;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const heads = lines.findIndex((line) => COUNTED.test(line));
  const counts = lines.slice(Math.max(heads, 0)).map((line) => Number(COUNTED.exec(line)?.[1] ?? Number.NaN));
  const on = counts.every((count, at) => at === 0 || count - (counts[at - 1] ?? 0) === 1 || count === counts[at - 1]);
  if (heads < 0 || heads > 1 || counts.length < FEWEST || counts[0] !== 1 || !on) return null;
  return without(text, NUMBERS);
}
