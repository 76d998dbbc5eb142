import type { ChartType } from "@charticle/contract";
import { describe, expect, test } from "vitest";
import { fitness } from "./fitness.ts";
import { type ChartTable, chartOf } from "./kinds/chart.fixture.ts";

const shares: ChartTable = {
  whole: true,
  unit: "%",
  rows: [
    ["A", 60],
    ["B", 30],
    ["C", 10],
  ],
};
const cities: ChartTable = {
  rows: [
    ["A", 60],
    ["B", 30],
    ["C", 10],
  ],
};
const years: ChartTable = {
  axis: "time",
  rows: [
    ["2020", 60],
    ["2021", 30],
    ["2022", 10],
  ],
};

describe("fitness", () => {
  test.each<[string, ChartTable, readonly ChartType[]]>([
    ["shares", shares, ["piechart", "radialchart", "barchart"]],
    ["amounts", cities, ["radialchart", "barchart", "radarchart"]],
    ["years", years, ["barchart", "areachart", "linechart"]],
  ])("%s suit %3$j only", (_, table, fitting) => {
    const types = ["piechart", "radialchart", "barchart", "radarchart", "areachart", "linechart"] as const;
    expect(types.filter((type) => fitness(chartOf(table), type).fit)).toEqual(fitting);
  });

  test("what the reader proposed suits, unless it lies", () => {
    const proposed = (table: ChartTable) => ({ ...chartOf(table), types: [{ type: "piechart" as const, reason: "" }] });
    expect(fitness(proposed(cities), "piechart")).toEqual({ fit: true });
    expect(
      fitness(
        proposed({
          rows: [
            ["A", 1],
            ["B", -1],
          ],
        }),
        "piechart",
      ),
    ).toEqual({ fit: false, reason: "A pie can't show negative values." });
  });
});
