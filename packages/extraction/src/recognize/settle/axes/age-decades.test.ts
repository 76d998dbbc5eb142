/** Tens of years beside a band. */
import { expect, test } from "vitest";
import { extract } from "../../../full-reader.ts";

const pointsOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok
    ? answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ")
    : answer.reason;
};

test.each([
  ["Staff ages: 20s 14, 30s 5, 40s 2, 50+ 1", "20s 14 · 30s 5 · 40s 2 · 50+ 1"],
  ["Players by age: under 20: 6, 20s: 14, 30s: 5, 40+: 2", "Under 20 6 · 20s 14 · 30s 5 · 40+ 2"],
])("%s: ages", (text, line) => expect(pointsOf(text)).toBe(line));

test.each([["Planks: Ana 20s, Bo 30s, Cy 40s", "Ana 20 · Bo 30 · Cy 40"]])("%s: seconds", (text, line) =>
  expect(pointsOf(text)).toBe(line),
);
