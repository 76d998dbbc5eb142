import { describe, expect, test } from "vitest";
import { altTextOf } from "./alt-text.ts";
import { chartOf } from "./kinds/chart.fixture.ts";

describe("altTextOf", () => {
  test.each([
    [
      "subject, extremes and all values",
      chartOf({
        unit: "%",
        whole: true,
        subtitle: "Share",
        rows: [
          ["Chrome", 65],
          ["Safari", 19],
          ["Edge", 5],
        ],
      }),
      "Pie chart: Hires (Share). Highest: Chrome 65%. Lowest: Edge 5%. Values: Chrome 65%; Safari 19%; Edge 5%.",
    ],
    [
      "the trend of each series",
      chartOf({
        unit: "$",
        axis: "time",
        series: ["Revenue", "Costs"],
        rows: [
          ["2021", 1.2e6, 9e5],
          ["2022", 2.6e6, 9e5],
        ],
        positions: [2021, 2022],
      }),
      "Pie chart: Hires. Highest: 2022, Revenue $2.6M. Lowest: 2021, Costs $900k. Revenue: up from $1.2M in 2021 to $2.6M in 2022. Costs: same at start and end, $900k. Values: 2021, Revenue $1.2M; 2021, Costs $900k; 2022, Revenue $2.6M; 2022, Costs $900k.",
    ],
    [
      "all alike",
      chartOf({
        unit: "users",
        rows: [
          ["A", 3],
          ["B", 3],
        ],
      }),
      "Pie chart: Hires. All values are 3 users. Values: A 3 users; B 3 users.",
    ],
    ["one value", chartOf({ rows: [["A", 3]] }), "Pie chart: Hires. Values: A 3."],
    [
      "where it is from",
      chartOf({ rows: [["A", 3]], source: "Ipsos" }),
      "Pie chart: Hires. Values: A 3. Source: Ipsos.",
    ],
    ["none", chartOf({ rows: [["A", null]] }), "Pie chart: Hires. No figures."],
  ])("says %s", (_, chart, words) => {
    expect(altTextOf(chart, "piechart")).toBe(words);
  });

  test("lists no more than eight values", () => {
    const nine = chartOf({ rows: Array.from({ length: 9 }, (_, at) => [`N${at}`, at] as const) });
    expect(altTextOf(nine, "barchart")).not.toContain("Values");
  });
});
