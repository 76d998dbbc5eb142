import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "S&P 500 +0.3%, FTSE 100 -0.2%, CAC 40 +0.5%, Nikkei 225 +1.1%",
    "S&P 500 0.3 · FTSE 100 -0.2 · CAC 40 0.5 · Nikkei 225 1.1",
  ],
  ["FTSE 100 ▲ 0.3% DAX ▼ 0.5% CAC 40 ▲ 0.1%", "FTSE 100 0.3 · DAX -0.5 · CAC 40 0.1"],
  ["The S&P 500 gained 1.2 percent and the Nasdaq added 2.2 percent.", "S&P 500 1.2 · Nasdaq 2.2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("levels are figures", () =>
  expect(readLine("Dow 38,790, Nasdaq 16,103, FTSE 7,500")).toBe("Dow 38790 · Nasdaq 16103 · FTSE 7500"));
