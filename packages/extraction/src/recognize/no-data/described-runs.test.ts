/** Numbers that describe what a second row is told of, and what such a row measures. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const lineOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok
    ? `${answer.chart.series.map(({ name }) => name).join("/")}: ${answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ")}`
    : answer.reason;
};

test.each([
  ["10-, 20- and 30-year loans cost 3.9, 4.4 and 4.8%.", "Loans: 10 year 3.9 · 20 year 4.4 · 30 year 4.8"],
  ["50, 100 and 200 g packs cost £1.20, £2 and £3.50.", "Packs: 50 g 1.2 · 100 g 2 · 200 g 3.5"],
  [
    "Houses with 2, 3 and 4 bedrooms sell for 210k, 280k and 390k",
    "Houses: 2 bedrooms 210000 · 3 bedrooms 280000 · 4 bedrooms 390000",
  ],
  ["At 9, 12 and 3 the queue had 4, 22 and 11 people.", "Queue: 9 4 · 12 22 · 3 11"],
])("%s: each of its own", (text, line) => expect(lineOf(text)).toBe(line));

test.each([
  ["Ages 20, 30, 40, 50: resting pulse 72, 70, 71, 73.", "Resting pulse: 20 72 · 30 70 · 40 71 · 50 73"],
  ["Ages 5, 8, 11: height 109, 128, 143 cm", "Height: 5 109 · 8 128 · 11 143"],
])("%s: what is measured", (text, line) => expect(lineOf(text)).toBe(line));

test.each(["They had 2, 3 and 4 goals and 10%, 20% and 30% of the ball"])("%s: two rows", (text) =>
  expect(lineOf(text)).not.toContain("2 goals"),
);
