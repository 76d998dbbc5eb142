import { describe, expect, test } from "vitest";
import { formatFor } from "./format.ts";

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

describe("formatFor", () => {
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
