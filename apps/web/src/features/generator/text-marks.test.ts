import type { Chart } from "@charticle/contract";
import { expect, test } from "vitest";
import { figureCount, textMarks } from "./text-marks.ts";
import { segmentsOf } from "./text-segments.ts";

const text = "Chrome 65%, others the rest";
const chart: Chart = {
  title: "Browsers",
  subtitle: null,
  unit: "%",
  axis: "categories",
  whole: true,
  series: [{ name: "Share" }],
  points: [
    { name: "Chrome", values: [65] },
    { name: "Others", values: [35] },
    { name: "Unknown", values: [null] },
  ],
  grounding: [
    [{ spans: [[7, 10]], kind: "stated" }],
    [
      {
        spans: [
          [19, 27],
          [7, 10],
        ],
        kind: "implied",
        how: "100 less 65",
      },
    ],
    [null],
  ],
  types: [{ type: "piechart", reason: "" }],
  notes: [],
};
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
