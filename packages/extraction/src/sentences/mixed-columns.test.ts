/** Columns of different units: side by side where a row is told in bare figures, else those of the first unit alone. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const chartOf = (text: string) => {
  const answer = extract(text);
  return answer.ok ? answer.chart : null;
};

test.each([
  ["Old contract: 39 hours, 25 days' leave, 2 paid breaks. New contract: 37, 28, 3.", [39, 25, 2], [37, 28, 3]],
  ["Lisbon gets 2,800 hours of sun and 690 mm of rain a year, Hamburg 1,560 and 770.", [2800, 690], [1560, 770]],
])("%s", (text, ...rows) => {
  const chart = chartOf(text);
  expect(chart?.points.map(({ values }) => values)).toEqual(rows);
  expect(chart?.unit).toBeNull();
});

test("Wheelsets with a unit at each figure are charted by the first", () => {
  const chart = chartOf("Wheelset A: 1,480 g, 45 mm deep, €890. Wheelset B: 1,620 g, 60 mm deep, €640.");
  expect(chart?.points.map(({ values }) => values)).toEqual([[1480], [1620]]);
});
