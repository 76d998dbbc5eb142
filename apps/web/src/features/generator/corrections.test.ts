import type { Chart } from "@charticle/contract";
import { expect, test } from "vitest";
import { type Correction, correct } from "./corrections.ts";
import { editedParts } from "./edited-parts.ts";
import { sharesChart as chart } from "./shares-chart.fixture.ts";

const apply = (...corrections: Correction[]): Chart =>
  corrections.reduce((now, correction) => correct({ chart: now, original: chart, correction }), chart);

test("a typed value is marked as edited and has no words in the text", () => {
  const next = apply({ kind: "value", point: 0, series: 0, value: 66 });
  expect(next.points[0]?.values).toEqual([66]);
  expect(next.grounding[0]?.[0]).toEqual({ spans: [], kind: "edited" });
  expect(next.grounding[1]).toBe(chart.grounding[1]);
});

test("set back to what was read, a value gets its words again", () => {
  const next = apply(
    { kind: "value", point: 0, series: 0, value: 66 },
    { kind: "value", point: 0, series: 0, value: 65 },
  );
  expect(next.grounding[0]?.[0]).toEqual(chart.grounding[0]?.[0]);
  expect(editedParts(next, chart).count).toBe(0);
});

test("a removed value is a gap without grounding", () => {
  const next = apply({ kind: "value", point: 1, series: 0, value: null });
  expect(next.points[1]?.values).toEqual([null]);
  expect(next.grounding[1]?.[0]).toBeNull();
});

test.each<[string, Correction[], boolean]>([
  ["66 and 35: rounding", [{ kind: "value", point: 0, series: 0, value: 66 }], true],
  ["80 and 35: not one whole", [{ kind: "value", point: 0, series: 0, value: 80 }], false],
  [
    "a negative share",
    [
      { kind: "value", point: 0, series: 0, value: -5 },
      { kind: "unit", text: "users" },
    ],
    false,
  ],
  [
    "counts of any sum",
    [
      { kind: "unit", text: "users" },
      { kind: "value", point: 0, series: 0, value: 900 },
    ],
    true,
  ],
])("parts of a whole, %s", (_, corrections, whole) => {
  expect(apply(...corrections).whole).toBe(whole);
});

test.each<[string, Correction]>([
  ["the same value", { kind: "value", point: 0, series: 0, value: 65 }],
  ["a point that isn't there", { kind: "value", point: 9, series: 0, value: 1 }],
  ["a series that isn't there", { kind: "value", point: 0, series: 4, value: 1 }],
  ["an empty name", { kind: "point", point: 0, name: "  " }],
  ["the same name", { kind: "point", point: 0, name: "Chrome " }],
  ["the same title", { kind: "title", text: "Browsers" }],
  ["no subtitle where there is none", { kind: "subtitle", text: " " }],
  ["no source where there is none", { kind: "source", text: "" }],
  ["the same unit", { kind: "unit", text: "%" }],
  ["the same series", { kind: "series", series: 0, name: "Share" }],
])("changes nothing: %s", (_, correction) => {
  expect(apply(correction)).toBe(chart);
});

test("names, title, subtitle, unit and source are kept to one line and their length", () => {
  const next = apply(
    { kind: "title", text: "Two\nlines" },
    { kind: "subtitle", text: `Of all\tvisits, ${"x".repeat(90)}` },
    { kind: "source", text: "Our own\ncount" },
    { kind: "unit", text: "" },
    { kind: "point", point: 0, name: "x".repeat(90) },
    { kind: "series", series: 0, name: "Part" },
  );
  expect(next).toMatchObject({ title: "Two lines", source: "Our own count", unit: null, series: [{ name: "Part" }] });
  expect(next.points[0]?.name).toHaveLength(60);
  expect(next.subtitle).toMatch(/^Of all visits, x+$/u); // catches one line, not a tab in it
  expect(next.subtitle).toHaveLength(80);
  expect(editedParts(next, chart)).toMatchObject({
    title: true,
    subtitle: true,
    source: true,
    unit: true,
    names: [true, false],
    count: 6,
  });
  expect(apply({ kind: "subtitle", text: "Of all visits" }, { kind: "subtitle", text: "" }).subtitle).toBeNull();
});
