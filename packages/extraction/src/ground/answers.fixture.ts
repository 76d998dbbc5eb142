/** Charts from elsewhere for tests: `chartOf([["Berlin", 12], ["Lisbon", 7]])`. */
import type { Axis, Chart } from "@charticle/contract";
import { ground } from "./ground.ts";

export type Row = readonly [name: string, ...values: (number | null)[]];

export const chartOf = (
  rows: readonly Row[],
  series: readonly string[] = ["Value"],
  axis: Axis = "categories",
): Chart => ({
  title: "Test",
  subtitle: null,
  unit: null,
  axis,
  whole: false,
  series: series.map((name) => ({ name })),
  points: rows.map(([name, ...values]) => ({ name, values })),
  grounding: [],
  types: [{ type: "barchart", reason: "" }],
  notes: [],
});

/** What is left of an answer: "Berlin 12". */
export const left = (text: string, rows: readonly Row[], series?: readonly string[]): string[] =>
  (ground(chartOf(rows, series), text).chart?.points ?? []).map(({ name, values }) => [name, ...values].join(" "));

/** Rows in one line: `rowsOf("Ana 24, Ben 8")`. */
export const rowsOf = (rows: string): Row[] =>
  rows.split(", ").map((row): Row => {
    const at = row.lastIndexOf(" ");
    return [row.slice(0, at), Number(row.slice(at + 1))];
  });
