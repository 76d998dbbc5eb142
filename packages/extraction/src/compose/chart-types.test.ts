import { MOST_SLICES } from "@charticle/contract";
import { expect, test } from "vitest";
import { chartTypes, type Shape } from "./chart-types.ts";

const LIST: Shape = {
  axis: "categories",
  whole: false,
  profile: false,
  points: 4,
  series: 1,
  low: 1,
  high: 9,
  banded: false,
};
const typesOf = (shape: Partial<Shape>): string[] => chartTypes({ ...LIST, ...shape }).map(({ type }) => type);

test("rings are proposed only for as many as can be told apart", () => {
  expect(typesOf({ points: MOST_SLICES })).toEqual(["barchart", "radialchart"]);
  expect(typesOf({ points: MOST_SLICES + 1 })).toEqual(["barchart"]);
  // of one whole the smallest are joined
  expect(typesOf({ points: MOST_SLICES + 1, whole: true })).toEqual(["piechart", "radialchart", "barchart"]);
});

test.each([
  ["parts of one whole", { whole: true }, "piechart"],
  ["a course in time", { axis: "time" }, "linechart"],
  ["two times", { axis: "time", points: 2 }, "barchart"],
  ["a profile", { profile: true }, "radarchart"],
  ["values below zero", { low: -1 }, "barchart"],
] as const)("%s", (_, shape, best) => expect(typesOf(shape)[0]).toBe(best));
