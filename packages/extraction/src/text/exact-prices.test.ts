import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { exactPrices } from "./exact-prices.ts";

test.each([
  ["Gas is $3.219 in Utah and $3.847 in Nevada", "Utah 3.219 · Nevada 3.847"],
  ["Diesel per gallon: Shell $4.129, BP $4.079, Esso $4.099", "Shell 4.129 · BP 4.079 · Esso 4.099"],
  ["Silver: $6.217 an ounce on Monday, $6.304 on Tuesday", "Monday 6.217 · Tuesday 6.304"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Rent $1.250, car $3.475, gas $120", "Fuel $1.250, food $2.500", "Ann earns $3.519 and Bo $3.402"])(
  "leaves alone: %s",
  (text) => expect(exactPrices(text)).toBeNull(),
);
