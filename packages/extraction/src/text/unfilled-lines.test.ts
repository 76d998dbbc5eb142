import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { unfilledLines } from "./unfilled-lines.ts";

test.each([
  ["• Rent: €1,150\n• Food: €420\n• Fun: n/a this month", "Rent 1150 · Food 420"],
  ["Mon: 12\nTue: n/a\nWed: 9", "Mon 12 · Wed 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Rent: 12\nFood: 9\nFun: n/a in May, 20 in June", "Fun: n/a\nFood: 9", "Rent 12, food 9, fun: n/a"])(
  "leaves alone: %s",
  (text) => expect(unfilledLines(text)).toBeNull(),
);
