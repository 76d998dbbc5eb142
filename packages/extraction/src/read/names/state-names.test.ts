/** States told with their preposition. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Open 34, In review 12, Closed 210", "Open 34 · In review 12 · Closed 210"],
  ["Done: 45\nOn hold: 5\nAt risk: 3", "Done 45 · On hold 5 · At risk 3"],
  ["In stock 120, out of stock 8, on order 30", "In stock 120 · Out of stock 8 · On order 30"],
])("whole: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["In Rome 12, Oslo 5, Bern 9", "Rome 12 · Oslo 5 · Bern 9"]])("left: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
