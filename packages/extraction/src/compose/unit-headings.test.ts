/** Units as headings. */
import { expect, test } from "vitest";
import { readTitle, readUnit } from "./chart-line.fixture.ts";

test.each([
  ["In euro: Rent 900, Food 350. In hours: Work 160, Sport 20.", "Rent, Food, Work and 1 more"],
  ["£: rent 900, food 350. Hours: work 160, sport 20", "Rent, food, work and 1 more"],
  ["In kg: Tom 71, Sue 58. In cm: Tom 178, Sue 165.", "Tom and Sue"],
])("no one unit: %s", (text, title) => {
  expect(readUnit(text)).toBeNull();
  expect(readTitle(text)).toBe(title);
});

test.each([
  ["In kg: Tom 71, Sue 58, Bo 90", "kg"],
  ["Spending in euro: rent 900, food 350, fun 120", "€"],
])("one for all: %s", (text, unit) => expect(readUnit(text)).toBe(unit));
