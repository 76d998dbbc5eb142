/** How sure one value is. */
import { expect, test } from "vitest";
import { readLine, readTitle } from "./chart-line.fixture.ts";

test("names no row", () => {
  const text = "Year 1 £4k, year 2 £9k, year 3 (forecast) £14k; costs £6k, £7k, £8k";
  expect(readLine(text)).toBe("[Value / Costs] Year 1 4000/6000 · Year 2 9000/7000 · Year 3 14000/8000");
  expect(readTitle(text)).toBe("Value and Costs");
});

test("a head in brackets is one", () =>
  expect(readLine("Sales: Jan 4, Feb 9 (forecast: 5, 8)")).not.toContain("Value"));
