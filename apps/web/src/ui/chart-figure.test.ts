import { layoutChart } from "@charticle/charts";
import { CHART_TYPES, type Chart } from "@charticle/contract";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChartFigure, type ChartFigureProps } from "./chart-figure.tsx";
import { chartMarks, markLabel, targetBox } from "./chart-marks.ts";

const chart: Chart = {
  title: "Browsers <b>& more</b>",
  subtitle: null,
  unit: "%",
  axis: "categories",
  whole: true,
  series: [{ name: "Share" }],
  points: [
    { name: "Chrome", values: [65] },
    { name: '"><script>alert(1)</script>', values: [30] },
    { name: "None", values: [null] },
  ],
  grounding: [[null], [null], [null]],
  types: [{ type: "piechart", reason: "" }],
  notes: [],
};
const look = { theme: "base", mode: "light" } as const;
const drawn = (props: Partial<ChartFigureProps>) =>
  renderToStaticMarkup(createElement(ChartFigure, { initialData: chart, type: "barchart", ...look, ...props }));

test("by default it is laid out in the carousel's box of the specification", () => {
  expect(drawn({})).toContain('viewBox="0 0 400 300"');
  expect(drawn({ width: 640, height: 480 })).toContain('viewBox="0 0 640 480"');
});

test("radii and title size are inputs", () => {
  expect(drawn({ type: "piechart", PieouterRadius: 90 })).not.toBe(drawn({ type: "piechart" }));
  expect(drawn({ type: "radialchart", innerRadius: 30 })).not.toBe(drawn({ type: "radialchart" }));
  expect(drawn({ titleSize: "20px" })).toContain('font-size="20"');
});

test("an image that names its type and says its figures; an ornament says nothing", () => {
  expect(drawn({})).toMatch(/role="img" aria-label="Bar chart: .*Chrome.*65%/);
  const ornament = drawn({ customProps: { speech: "ornament" } });
  expect(ornament).toContain('aria-hidden="true"');
  expect(ornament).not.toContain("aria-label");
});

test.each(CHART_TYPES)("an image says once that it is a %s", (type) => {
  const [, name = ""] = drawn({ type }).match(/role="img" aria-label="([^"]*)"/) ?? [];
  expect(name.match(/ chart\b/g)).toHaveLength(1);
});

test("a small picture shows another kind where the first would lie, and never nothing", () => {
  const over = { ...chart, whole: false, points: [...chart.points, { name: "More", values: [60] }] };
  const small = (orElse: ChartFigureProps["type"][]) =>
    drawn({ initialData: over, type: "piechart", customProps: { speech: "marks", orElse } });
  expect(small(["barchart"])).toContain('data-chart-type="barchart"');
  // The sentence stands on several lines, each an element. Catches "<text x='1'>"; must not catch "parts of".
  expect(
    small([])
      .replace(/<[^>]*>/gu, " ")
      .replace(/\s+/gu, " "),
  ).toContain("not parts of one whole");
});

test("what a person wrote never becomes markup", () => {
  const markup = drawn({ customProps: { onLight: () => undefined } });
  expect(markup).not.toContain("<script");
  expect(markup).not.toContain("<b>");
});

test("every value has one reachable mark in reading order, a gap has none", () => {
  const scene = layoutChart(chart, { type: "barchart", ...look, width: 400, height: 300 });
  const marks = chartMarks(scene, chart);
  expect(marks.map(({ datum }) => datum.point)).toEqual([0, 1]);
  expect(marks.map(markLabel)[0]).toBe("Chrome, 65%");
  const markup = drawn({ customProps: { onLight: () => undefined } });
  expect(markup.match(/data-mark=""/g)).toHaveLength(2);
  expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
});

const series: Chart = {
  ...chart,
  unit: "$",
  axis: "time",
  whole: false,
  series: [{ name: "Revenue" }, { name: "Costs" }],
  points: [2021, 2022, 2023].map((year, at) => ({ name: String(year), values: [at + 1, at + 2], position: year })),
  grounding: [2021, 2022, 2023].map(() => [null, null]),
};

test.each(CHART_TYPES)("%s: every value of two series is reachable, with the colour that it is drawn in", (type) => {
  const scene = layoutChart(series, { type, ...look, width: 440, height: 330 });
  const marks = chartMarks(scene, series);
  const reached = marks.map(({ datum }) => `${datum.point}/${datum.series}`);
  const all = ["0/0", "0/1", "1/0", "1/1", "2/0", "2/1"];
  expect(reached).toEqual(scene.unfit === undefined ? all : []);
  expect(marks.every(({ color }) => color !== null)).toBe(true);
});

test.each([
  [
    { x: 10, y: 10, width: 4, height: 40 },
    { x: 0, y: 10, width: 24, height: 40 },
  ],
  [
    { x: 10, y: 10, width: 30, height: 30 },
    { x: 10, y: 10, width: 30, height: 30 },
  ],
])("a small mark's target is 24 px about the same centre: %j", (box, expected) => {
  expect(targetBox(box, 24)).toEqual(expected);
});
