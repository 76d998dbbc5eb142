/** Parts of what other parts leave, of a counted whole too; and those who share what is left. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "A third of our 90 flats are social housing; of the rest, half are for sale and half for rent.",
    "Social housing 30 · For sale 30 · Rent 30",
  ],
  [
    "40 of our 90 flats are social housing; of the rest, half are for sale and half for rent.",
    "Social housing 40 · For sale 25 · Rent 25",
  ],
  [
    "Of 60 pupils a third walk. Of those remaining, three quarters take the bus, a quarter cycle.",
    "Walk 20 · Bus 30 · Cycle 10",
  ],
  ["60% is lawn. Of what's left, half is beans, half is a mystery", "Lawn 60 · Beans 20 · Mystery 20"],
])("of the rest: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Half the votes went to Silva, a quarter to Costa; Lima and Reis split the rest evenly.",
    "Silva 50 · Costa 25 · Lima 12.5 · Reis 12.5",
  ],
  ["Of the 90 tickets, 50 went to members; staff and press split the rest.", "Members 50 · Staff and press 40"],
])("who shares the rest: %s", (text, line) => expect(readLine(text)).toBe(line));

test("the rest that splits something shares nothing", () => {
  expect(readLine("Ana paid 40% and the rest split the bill, Bo 30% and Cy 30%.")).toBe("Ana 40 · Bo 30 · Cy 30");
});
