import { describe, expect, test } from "vitest";
import { chartOf } from "./kinds/chart.fixture.ts";
import { drawingOrder, isRest } from "./order.ts";

describe("isRest", () => {
  test.each(["Other", "others", "The rest", "Everything else", "Other (5)", " remainder "])(
    "%s is what is left over",
    (name) => {
      expect(isRest(name)).toBe(true);
    },
  );

  test.each(["Otherside", "Rest of Europe", "Brotherhood", "Forest", ""])("%s is a name of its own", (name) => {
    expect(isRest(name)).toBe(false);
  });
});

describe("drawingOrder", () => {
  test("categories: by value, the unknown after them, the rest last", () => {
    const chart = chartOf({
      rows: [
        ["Others", 50],
        ["A", null],
        ["B", 3],
        ["C", 9],
        ["D", 3],
      ],
    });
    expect(drawingOrder(chart)).toEqual([3, 2, 4, 1, 0]);
  });

  test("several series: by their sum", () => {
    expect(
      drawingOrder(
        chartOf({
          series: ["x", "y"],
          rows: [
            ["A", 1, 1],
            ["B", 0, 9],
          ],
        }),
      ),
    ).toEqual([1, 0]);
  });

  test("time: by date, where all dates are known and differ", () => {
    const rows = [
      ["Later", 1],
      ["Earlier", 2],
    ] as const;
    expect(drawingOrder(chartOf({ axis: "time", rows, positions: [2024, 2020] }))).toEqual([1, 0]);
    expect(drawingOrder(chartOf({ axis: "time", rows, positions: [2024, 2024] }))).toEqual([0, 1]);
    expect(drawingOrder(chartOf({ axis: "time", rows }))).toEqual([0, 1]);
  });

  test("steps: as given", () => {
    expect(
      drawingOrder(
        chartOf({
          axis: "steps",
          rows: [
            ["1st", 1],
            ["2nd", 5],
          ],
        }),
      ),
    ).toEqual([0, 1]);
  });
});
