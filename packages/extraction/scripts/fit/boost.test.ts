import { expect, test } from "vitest";
import { sumOf } from "../../src/read/trees/forest.ts";
import { boost } from "./boost.ts";

const COUNT = 4000;
/** Two signs, each on either side of nothing, in an order without a pattern. */
const rows = Array.from({ length: COUNT }, (_, at) =>
  Float32Array.from([((at * 7919) % 101) - 50, ((at * 104729) % 97) - 48]),
);

const fitted = (wanted: (row: Float32Array) => number) =>
  boost(rows, new Float64Array(COUNT), {
    trees: 60,
    pull: (sums) => ({
      slope: sums.map((sum, at) => wanted(rows[at] ?? new Float32Array()) - sum),
      bend: new Float64Array(COUNT).fill(1),
    }),
  });

const eitherNotBoth = ([one = 0, two = 0]: Float32Array): number => (one > 0 !== two > 0 ? 1 : 0);

test("learns what no sign tells alone", () => {
  const forest = fitted(eitherNotBoth);
  const wrong = rows.filter((row) => sumOf(forest, row) > 0.5 !== eitherNotBoth(row) > 0.5);
  expect(wrong.length / COUNT).toBeLessThan(0.1);
});

test("the same rows give the same forest", () => {
  expect(fitted(eitherNotBoth)).toEqual(fitted(eitherNotBoth));
});

test("where nothing is to be mended, nothing is added", () => {
  const forest = fitted(() => 0);
  expect(rows.map((row) => sumOf(forest, row)).every((sum) => sum === 0)).toBe(true);
});
