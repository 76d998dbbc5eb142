/** The clause that a figure stands in: "closed 12 on Tuesday" of "had 48 on Monday, closed 12 on Tuesday and another 9". */
import { wordSet } from "../lexicon/closed-class.ts";
import { lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import type { Figure } from "./mention.ts";

const JOINS = wordSet("and but");

/** A clause: the tokens around a figure up to the next mark, "and", "but" or figure. */
export type Clause = { from: number; to: number };

export const ends = (scan: Scan, at: number): boolean =>
  tokenAt(scan, at).kind !== "word" && tokenAt(scan, at).kind !== "number";

export function clauseOf(scan: Scan, figure: Figure, last: number, next: number): Clause {
  let from = figure.from;
  while (from > last && !ends(scan, from - 1) && !JOINS.has(lowerAt(scan, from - 1))) from--;
  let to = figure.to;
  while (to < next && !ends(scan, to) && !JOINS.has(lowerAt(scan, to))) to++;
  return { from, to };
}
