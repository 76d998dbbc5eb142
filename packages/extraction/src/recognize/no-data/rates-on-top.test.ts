import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Bill: 48 for food, 22 for drinks, 10% tip on top.", "Food 48 · Drinks 22"],
  ["Room 120, dinner 80, plus a 5% tourist tax.", "Room 120 · Dinner 80"],
  ["Wages 60%, rent 30%, tips 10%.", "Wages 60 · Rent 30 · Tips 10"],
  ["Chrome 48, Safari 22, Edge 10%.", "Chrome 48 · Safari 22 · Edge 10"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("days at hours are none of years", () =>
  expect(readLine("I worked 3 days at 8 hours and 2 days at 6.")).toBe("6 hours 2 · 8 hours 3"));
