import { expect, test } from "vitest";
import { centresOf, nearest } from "./k-means.ts";
import { onMainAxes } from "./principal.ts";

test("rows that lie in two heaps have two centres", () => {
  const rows = [0, 0.2, 0.1, 5, 5.2, 5.1].map((number) => Float32Array.of(number, 1));
  const centres = centresOf(rows, 2, (mean) => mean);
  expect(centres.map(([first = 0]) => first.toFixed(1))).toEqual(["0.1", "5.1"]);
  expect(rows.map((row) => nearest(row, centres))).toEqual([0, 0, 0, 1, 1, 1]);
});

test("the axis on which rows differ most comes first", () => {
  const rows = [-3, -1, 1, 3].map((number) =>
    Float64Array.of(number % 2 === 0 ? 0 : 0.1 * Math.abs(number), number, 0),
  );
  const [first, , , last] = onMainAxes(rows);
  expect(Math.abs(first?.[0] ?? 0)).toBeGreaterThan(0.99);
  expect(Math.sign(first?.[0] ?? 0)).toBe(-Math.sign(last?.[0] ?? 0));
});
