/** The rest, asked and answered. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { restAsked } from "./rest-asked.ts";

test.each([
  [
    "A quarter of our power is nuclear, 31% renewable, 40% gas. The rest? Coal.",
    "Nuclear 25 · Renewable 31 · Gas 40 · Coal 4",
  ],
  ["48% came by car, 31% by bike and the rest = on foot", "Car 48 · Bike 31 · Foot 21"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["62% said yes, 21% no. The rest? No idea.", "62% said yes, 21% no. The rest? 17%.", "All the rest 12%"])(
  "left: %s",
  (text) => expect(restAsked(text)).toBeNull(),
);

test.each([
  [
    "Wind supplied 46% of the power, gas 33%, and nuclear 8%. Imports made up the shortfall.",
    "Wind 46 · Gas 33 · Nuclear 8 · Imports 13",
  ],
  ["Grants cover 40% of our costs, fees 35%, and donors fill the gap.", "Grants 40 · Fees 35 · Donors 25"],
])("what makes up the rest: %s", (text, line) => expect(readLine(text)).toBe(line));
