import type { Chart } from "@charticle/contract";
import { expect, test } from "vitest";
import { ground } from "./ground.ts";

const chartOf = (points: readonly (readonly [string, number])[]): Chart => ({
  title: "Test",
  subtitle: null,
  unit: null,
  axis: "categories",
  whole: false,
  series: [{ name: "Value" }],
  points: points.map(([name, value]) => ({ name, values: [value] })),
  grounding: [],
  types: [{ type: "barchart", reason: "" }],
  notes: [],
});

const text = "Berlin has 12 offices; Lisbon opened 7. The rest of us work at home.";

test("stated values get their place", () => {
  const { chart, dropped } = ground(
    chartOf([
      ["Berlin", 12],
      ["Lisbon", 7],
    ]),
    text,
  );
  expect(dropped).toEqual([]);
  expect(chart?.grounding).toEqual([[{ spans: [[11, 13]], kind: "stated" }], [{ spans: [[37, 38]], kind: "stated" }]]);
});

test("an invented value is taken out and named", () => {
  const { chart, dropped } = ground(
    chartOf([
      ["Berlin", 12],
      ["Lisbon", 9],
    ]),
    text,
  );
  expect(chart?.points.map(({ name }) => name)).toEqual(["Berlin"]);
  expect(dropped).toEqual([{ point: "Lisbon", series: "Value", value: 9 }]);
});

test("values given to the wrong names are taken out", () => {
  const { chart, dropped } = ground(
    chartOf([
      ["Berlin", 7],
      ["Lisbon", 12],
    ]),
    text,
  );
  expect(chart).toBeNull();
  expect(dropped).toHaveLength(2);
});

test("a rest is implied only where the text speaks of one", () => {
  expect(
    ground(
      chartOf([
        ["A", 60],
        ["B", 40],
      ]),
      "A 60%, the rest B",
    ).chart?.grounding[1]?.[0]?.kind,
  ).toBe("implied");
  expect(
    ground(
      chartOf([
        ["A", 60],
        ["B", 40],
      ]),
      "A 60%, B more",
    ).dropped,
  ).toHaveLength(1);
});
