import { expect, test } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";

test.each([
  ["Income: salary 3200, child benefit 250. Expenses: rent 1100, food 600, car 350", "Income and Expenses"],
  ["Assets: cash 12k, stocks 40k. Liabilities: mortgage 180k, car loan 9k", "Assets and Liabilities"],
  ["Fruit: apples 12, pears 9; Veg: leeks 7, kale 4", "Fruit and Veg"],
  ["Income: salary 3200, benefit 250\nExpenses: rent 1100, food 600, car 350", "Income and Expenses"],
  ["Rent by city: Rome 900, Oslo 1,200", "Rent by city"],
])("%s", (text, title) => expect(readTitle(text)).toBe(title));

test.each([["Hotel occupancy: Jan 48%, Feb 52%, Mar 61%; rate: €84, €88, €97", "Hotel occupancy"]])(
  "%s: too",
  (text, line) => expect(readTitle(text)).toBe(line),
);
