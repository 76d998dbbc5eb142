import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "S&P 500 +0.3%, FTSE 100 -0.2%, CAC 40 +0.5%, Nikkei 225 +1.1%",
    "S&P 500 0.3 · FTSE 100 -0.2 · CAC 40 0.5 · Nikkei 225 1.1",
  ],
  ["FTSE 100 ▲ 0.3% DAX ▼ 0.5% CAC 40 ▲ 0.1%", "FTSE 100 0.3 · DAX -0.5 · CAC 40 0.1"],
  ["The S&P 500 gained 1.2 percent and the Nasdaq added 2.2 percent.", "S&P 500 1.2 · Nasdaq 2.2"],
  ["The Dow is up 127 points. The Russell 2000 is up 29 points.", "Dow 127 · Russell 2000 29"],
  ["FTSE 100 7,402, DAX 15,200, CAC 40 7,011", "FTSE 100 7402 · DAX 15200 · CAC 40 7011"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("levels are figures", () =>
  expect(readLine("Dow 38,790, Nasdaq 16,103, FTSE 7,500")).toBe("Dow 38790 · Nasdaq 16103 · FTSE 7500"));

test("a level behind a name without a number", () =>
  expect(readLine("DAX 15,200, Nikkei 225")).toBe("DAX 15200 · Nikkei 225"));
