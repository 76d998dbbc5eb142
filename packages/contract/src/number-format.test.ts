import { describe, expect, test } from "vitest";
import type { FigureForm } from "./chart.ts";
import { chartFormat, formatFor } from "./number-format.ts";

/** unit, values of the chart, what their labels say */
const CASES: readonly (readonly [string | null, readonly number[], readonly string[]])[] = [
  ["$", [1_200_000, 900_000], ["$1.2M", "$900k"]],
  ["$", [-12_400_000, 18_750_000, 8_336_817], ["−$12.4M", "$18.75M", "$8.34M"]],
  ["$", [3400, 12_500], ["$3.4k", "$12.5k"]],
  ["%", [65, 19.5, 0], ["65%", "19.5%", "0%"]],
  ["€", [1204], ["€1,204"]],
  ["$", [3.5, 2.75, 4, 0], ["$3.5", "$2.75", "$4", "$0"]],
  ["CHF", [128.5, -97.25], ["CHF\u00a0128.5", "\u2212CHF\u00a097.25"]],
  ["$", [1204.55, 88.1], ["$1,204.55", "$88.1"]],
  ["$", [81.4, 79], ["$81.4", "$79"]],
  ["€", [0.285, 0.3], ["€0.285", "€0.3"]],
  ["km/h", [12.5], ["12.5\u00a0km/h"]],
  ["CHF", [-80], ["\u2212CHF\u00a080"]],
  ["US$", [5], ["US$5"]],
  ["°C", [-2.3, 17.6], ["\u22122.3°C", "17.6°C"]],
  [null, [1200, 1950, 3100], ["1,200", "1,950", "3,100"]],
  [null, [12_345, 9], ["12,345", "9"]],
  [null, [12_500, 9800], ["12.5k", "9.8k"]],
  [null, [1e15, 5e12], ["1,000T", "5T"]],
  [null, [999_999_999, 1], ["1B", "1"]],
  [null, [0.000001, 0.00000123], ["0.000001", "0.00000123"]],
  [null, [0.1 + 0.2, 15.500000000000002], ["0.3", "15.5"]],
  [null, [-0, 0], ["0", "0"]],
  [null, [Math.PI], ["3.1416"]],
];

/** how the text writes its figures, unit, values, what their labels say */
const AS_TOLD: readonly (readonly [FigureForm, string | null, readonly number[], readonly string[]])[] = [
  [{ digit: -1 }, "t", [8, 7.5], ["8.0\u00a0t", "7.5\u00a0t"]],
  [{ digit: -2 }, "$", [3.5, 2.75, 0], ["$3.50", "$2.75", "$0"]],
  [{ digit: -2 }, "$", [1204.5, 88.1], ["$1,204.50", "$88.10"]],
  [{ digit: 7 }, "$", [1.2e9, 1.35e9], ["$1.20B", "$1.35B"]],
  [{ digit: 5 }, null, [2e6, 1.4e6], ["2.0M", "1.4M"]],
  [{ digit: 2 }, "€", [12_000, 9500], ["€12.0k", "€9.5k"]],
  [{ digit: 0 }, "€", [12_000, 9500], ["€12k", "€9.5k"]],
  [{ digit: 0 }, null, [2_000_000, 1_400_000], ["2M", "1.4M"]],
  [{ digit: -1 }, null, [12_000, 9500.5], ["12,000", "9,500.5"]],
  [{ digit: -2 }, "m", [0.0000001, 0.5], ["0.0000001\u00a0m", "0.50\u00a0m"]],
  [{ digit: -1 }, "%", [8, 7.25], ["8.0%", "7.25%"]],
  [{ plus: true }, "%", [4.2, -1.3, 0], ["+4.2%", "\u22121.3%", "0%"]],
  [{ plus: true, digit: -1 }, "$", [3, -2.5], ["+$3.0", "\u2212$2.5"]],
];

describe("formatFor", () => {
  test.each(AS_TOLD)("figures written as %j, in %s: %j stand as %j", (form, unit, values, expected) => {
    const { value } = formatFor({ values, unit, form });
    expect(values.map(value)).toEqual(expected);
  });

  test.each(CASES)("unit %s, values %j: %j", (unit, values, expected) => {
    const { value } = formatFor({ values, unit });
    expect(values.map(value)).toEqual(expected);
  });

  test.each(["users", "minutes", "tonnes of CO2"])("the unit %s stands in words, not on the values", (unit) => {
    const format = formatFor({ values: [12], unit });
    expect(format.unitInWords).toBe(unit);
    expect(format.value(12)).toBe("12");
  });

  test("a unit on the values is not said again", () => {
    for (const unit of ["$", "%", "km", null]) expect(formatFor({ values: [1], unit }).unitInWords).toBeNull();
  });
});

test("the values of a chart share one style, its unit and the text's own form", () => {
  const points = [
    { name: "Wheat", values: [8, null] },
    { name: "Oats", values: [7.5, 1204] },
  ];
  expect(chartFormat({ points, unit: "t", figureForm: { digit: -1 } }).value(8)).toBe("8.0\u00a0t");
  expect(chartFormat({ points: [{ name: "A", values: [2e6] }], unit: "$" }).value(900_000)).toBe("$900k");
});
