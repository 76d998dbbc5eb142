/** Letters that belong to names, and heads without "here's our". */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const lineOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok
    ? `${answer.chart.title}: ${[...answer.chart.series, ...answer.chart.points].map(({ name }) => name).join("/")}`
    : answer.reason;
};

test.each([
  [
    "In group A blood pressure fell from 150 to 138, in group B from 149 to 147.",
    "Blood pressure: Group A/Group B/Before/After",
  ],
  ["For vitamin A sales were 120, for vitamin B 90, for vitamin C 310.", "Sales: Sales/Vitamin A/Vitamin B/Vitamin C"],
  ["Here's our van mileage: Transit 1,210, Vito 880, Caddy 940", "Van mileage: Van mileage/Transit/Vito/Caddy"],
  ["This is what we spent: rent 900, food 400, fun 80", "What we spent: What we spent/Rent/Food/Fun"],
])("%s", (text, line) => expect(lineOf(text)).toBe(line));

test.each([["Per group: A 12, B 15, C 9", "Per group: Per group/A/B/C"]])("%s: as it stands", (text, line) =>
  expect(lineOf(text)).toBe(line),
);
