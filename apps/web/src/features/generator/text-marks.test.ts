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

test("a figure that the chart leaves out is told apart, and counted", () => {
  const counted = "Of 200 people: Chrome 65%, others the rest";
  const found = [
    { kind: "figure", start: 3, end: 6 },
    ...mentions.map((mention) => ({ ...mention, start: mention.start + 15, end: mention.end + 15 })),
  ];
  const moved = { ...chart, grounding: [[{ kind: "stated" as const, spans: [[22, 25] as [number, number]] }]] };
  const marks = textMarks(found, moved);
  const shown = segmentsOf(counted, marks).filter(({ kind }) => kind === "unused");
  expect(shown.map((segment) => segment.text)).toEqual(["200"]);
  expect(figureCount(marks)).toEqual({ read: 2, unused: 1 });
});

test("what the chart states is a figure, whatever the mentions make of it", () => {
  const typed = "South 1900, East 840, West 9";
  const found = [
    { kind: "axis", start: 6, end: 10 },
    { kind: "figure", start: 17, end: 20 },
  ];
  const spans: [number, number][] = [
    [6, 10],
    [17, 20],
    [27, 28],
  ];
  const drawn = { ...chart, grounding: spans.map((span) => [{ kind: "stated" as const, spans: [span] }]) };
  const marks = textMarks(found, drawn);
  expect(figureCount(marks)).toEqual({ read: 3, unused: 0 });
  const shown = segmentsOf(typed, marks).filter(({ kind }) => kind === "figure");
  expect(shown.map((segment) => segment.text)).toEqual(["1900", "840", "9"]);
});

test("without a chart, the mentions alone are marked", () => {
  const marks = textMarks(mentions, null);
  expect(marks).toEqual([
    { kind: "figure", start: 7, end: 10, data: [] },
    { kind: "distractor", start: 0, end: 6, data: [] },
  ]);
  expect(figureCount(marks)).toEqual({ read: 1, unused: 0 });
});
