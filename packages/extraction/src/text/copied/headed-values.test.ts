/** The value below the head of a screen. */
import { expect, test } from "vitest";
import { readLine, readTitle } from "../../compose/chart-line.fixture.ts";
import { headedValues } from "./headed-values.ts";

test.each([
  ["Sleep\n7 h 12 min\nDeep 1 h 24 min\nREM 1 h 50 min", "Sleep (7 h 12 min)\nDeep 1 h 24 min\nREM 1 h 50 min"],
  [
    "Portfolio\n$12,431\n+$214 (1.75%)\nStocks $8,200\nCash $4,231",
    "Portfolio ($12,431; +$214; 1.75%)\nStocks $8,200\nCash $4,231",
  ],
])("the whole: %s", (text, told) => expect(headedValues(text)?.text).toBe(told));

test.each(["Sleep\n7 h\nWork\n8 h", "Sales\nJan 12\nFeb 15", "Sleep: 7 h\nDeep 1 h\nREM 2 h"])("left: %s", (text) =>
  expect(headedValues(text)).toBeNull(),
);

test("it is no title", () => {
  const text = "Sleep\n7 h 12 min\nDeep 1 h 24 min\nREM 1 h 50 min\nLight 3 h 58 min";
  expect(readTitle(text)).toBe("Sleep");
  expect(readLine(text)).toBe("Deep 84 · REM 110 · Light 238");
});
