import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Nantes hit 40.7C, beating the previous record of 39.4C", "Nantes 40.7 · Previous record 39.4"],
  ["Ada ran 12.4 km, beating the old mark of 11.9 km", "Ada 12.4 · Old mark 11.9"],
])("what was beaten: %s", (text, line) => expect(readLine(text)).toBe(line));

test("a time is none", () => expect(readLine("Sales were 40, 30 in the previous year")).not.toContain("record"));
