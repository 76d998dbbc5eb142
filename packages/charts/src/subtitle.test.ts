import type { Chart } from "@charticle/contract";
import { UNNAMED_SERIES } from "@charticle/contract";
import { expect, test } from "vitest";
import { formatOf, subtitleOf } from "./subtitle.ts";

const chartWith = (name: string, unit: string | null): Chart => ({
  title: "Meals per day",
  subtitle: null,
  unit,
  axis: "categories",
  whole: false,
  series: [{ name }],
  points: [4, 9, 2, 7].map((value) => ({ name: `P${value}`, values: [value] })),
  grounding: [4, 9, 2, 7].map(() => [null]),
  types: [{ type: "barchart", reason: "" }],
  notes: [],
});
const under = (name: string, unit: string | null): string | null => {
  const chart = chartWith(name, unit);
  return subtitleOf(chart, formatOf(chart));
};

test.each([
  ["a name that the title doesn't say", "Guests", null, "Guests"],
  ["a name that the title says", "Meals", null, null],
  ["no name of its own", UNNAMED_SERIES, null, null],
  ["no name, but a unit", UNNAMED_SERIES, "plates", "Plates"],
])("%s", (_, name, unit, subtitle) => {
  expect(under(name, unit)).toBe(subtitle);
});

test.each([
  ["Rainfall in mm", "mm", null],
  ["Rainfall (mm)", "mm", null],
  ["Rainfall in mm per month", "mm", null],
  ["Rain in Berlin", "in", "In in"],
  ["Rainfall", "mm", "In mm"],
])("what %s measures is not said twice", (title, unit, subtitle) => {
  const chart = { ...chartWith(UNNAMED_SERIES, unit), title };
  expect(subtitleOf(chart, formatOf(chart))).toBe(subtitle);
});

test.each([
  ["Per night", "plates", "Plates per night"],
  ["Per hectare", "t", "In t per hectare"],
  ["n = 42 growers, per hectare", "t", "n = 42 growers, t per hectare"],
  ["Of 860 adults", "plates", "Of 860 adults, plates"],
  ["Super market", "kg", "Super market, kg"],
  ["Tonnes per hectare", "tonnes", "Tonnes per hectare"],
])("%s in %s: the unit stands in front of what it is counted per", (subtitle, unit, line) => {
  const chart = { ...chartWith(UNNAMED_SERIES, unit), subtitle };
  expect(subtitleOf(chart, formatOf(chart))).toBe(line);
});
