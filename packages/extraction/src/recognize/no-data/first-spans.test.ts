import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "In the first four games this year at Elm Park, 61,000 came, while last year's figures were 79,000.",
    "Last year's 79000 · This year 61000",
  ],
])("over how many games it is told: %s", (text, line) => expect(readLine(text)).toBe(line));

test("spans that are named", () =>
  expect(readLine("First 3 months: 400, last 3 months: 500")).toBe("First 3 months 400 · Last 3 months 500"));
