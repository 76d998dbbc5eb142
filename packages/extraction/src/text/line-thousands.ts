/**
 * Commas inside the numbers of lines are no marks between cells: "Reds 184 seats 6,930,136 votes\nBlues 99 seats 5,600,496 votes" →
 * "Reds 184 seats 6930136 votes …". Not "2022,100\n2023,200", nor lines with other commas.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const INSIDE = /(?<=(?<![\d.,])\d{1,3}(?:,\d{3})*),(?=\d{3}(?:,\d{3})*(?![\d.,]))/gu; // catches the commas of "6,930,136", not of "2022,100"
const COMMAS = /,/gu; // catches ",", not "."
const CELLS = /[\t|;]/u; // catches a tab, not ","
const WORDED = /^\p{L}.* .*\d/u; // catches "Reds 184", not "Reds,184"

/** Null where lines are told otherwise. */
export function lineThousands(text: string): Squeezed | null {
  const lines = text.trim().split("\n");
  const commas = lines.map((line) => line.match(COMMAS)?.length ?? 0);
  if (lines.length < 2 || CELLS.test(text) || Math.max(...commas) < 2) return null;
  const inside = lines.every((line, at) => (line.match(INSIDE)?.length ?? 0) === commas[at] && WORDED.test(line));
  return inside ? without(text, INSIDE) : null;
}
