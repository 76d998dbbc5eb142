import { CHART_TYPES, type Chart, type ChartType } from "@charticle/contract";
import { expect, test } from "vitest";
import { shownTypes } from "./shown-types.ts";

const chartOf = (...types: ChartType[]): Chart => ({
  title: "",
  subtitle: null,
  unit: null,
  axis: "categories",
  whole: false,
  series: [{ name: "" }],
  points: [{ name: "A", values: [1] }],
  grounding: [[null]],
  types: types.map((type) => ({ type, reason: "" })),
  notes: [],
});

test("the best type stands at the start, on both widths", () => {
  const chart = chartOf("piechart", "barchart", "radialchart");
  for (const layout of ["desktop", "mobile"] as const) {
    expect(shownTypes({ chart, opened: [], layout })).toMatchObject({
      items: ["radialchart", "piechart", "barchart"],
      start: "piechart",
    });
  }
});

test("every type is shown or waits behind more, once", () => {
  const { items, more } = shownTypes({ chart: chartOf("linechart"), opened: ["barchart"], layout: "desktop" });
  expect(items).toEqual(["linechart", "barchart"]);
  expect([...items, ...more].toSorted()).toEqual(CHART_TYPES.toSorted());
});

test("a type that is proposed already is not added again", () => {
  const { items } = shownTypes({ chart: chartOf("linechart"), opened: ["linechart"], layout: "mobile" });
  expect(items).toEqual(["linechart"]);
});
