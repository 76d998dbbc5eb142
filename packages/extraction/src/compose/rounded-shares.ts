/** Shares told in words, as an editor prints them: "a third" is 33.3 %, and what two thirds leave is 33.3 % as well. */
import type { Cell } from "../read/reading.ts";
import type { Scan } from "../text/scan.ts";
import type { OrderedPoint } from "./order.ts";

/** Below it a decimal says too little: "1 in 700" stays 0.142857 %. */
const LEAST = 1;

const RANGE = /\d%?[-–]\d/; // catches "4.75–5.00", not "33.333"

const hasTail = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) > 1e-6;

/** "33.333%" in digits stays as it is typed, "4.75–5.00%" the exact middle. */
const isTyped = ({ text }: Scan, { value, spans }: Cell): boolean =>
  spans.some(
    ([start, end]) => RANGE.test(text.slice(start, end)) || text.slice(start, end).includes(String(Math.abs(value))),
  );

/** The rows with each value that has more than two decimals, none of them typed, to one; for per cents alone. */
export const withRoundedShares = (scan: Scan, rows: readonly OrderedPoint[]): OrderedPoint[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      cell && Math.abs(cell.value) >= LEAST && hasTail(cell.value) && !isTyped(scan, cell)
        ? { ...cell, value: Math.round(cell.value * 10) / 10 }
        : cell,
    ),
  }));
