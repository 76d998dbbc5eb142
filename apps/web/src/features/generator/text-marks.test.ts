import { expect, test } from "vitest";
import { sharesChart as chart } from "./shares-chart.fixture.ts";
import { figureCount, textMarks } from "./text-marks.ts";
import { segmentsOf } from "./text-segments.ts";

const text = "Chrome 65%, others the rest";
const mentions = [
  { kind: "figure", start: 7, end: 10 },
  { kind: "distractor", start: 0, end: 6 },
];

test("a figure of the chart names the values that come from it", () => {
  const marked = segmentsOf(text, textMarks(mentions, chart)).filter(({ data }) => data.length > 0);
  expect(marked.map((segment) => [segment.text, segment.data.map(({ point }) => point)])).toEqual([
    ["65%", [0, 1]],
    ["the rest", [1]],
  ]);
});

test("without a chart, the mentions alone are marked", () => {
  expect(textMarks(mentions, null)).toEqual([
    { kind: "figure", start: 7, end: 10, data: [] },
    { kind: "distractor", start: 0, end: 6, data: [] },
  ]);
  expect(figureCount(mentions)).toBe(1);
});
