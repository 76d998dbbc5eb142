/** What is measured, told in front of the first name alone, and names that hold an "of" of their own. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Price of gold $1,900, silver $24, platinum $950", "Gold 1900 · Silver 24 · Platinum 950"],
  ["Average age of nurses 44, doctors 47, porters 39", "Nurses 44 · Doctors 47 · Porters 39"],
  ["Sales of tea reached 40 tonnes, coffee 55 and juice 12.", "Tea 40 · Coffee 55 · Juice 12"],
  ["Speed of cheetah 120 km/h, lion 80, hyena 64", "Cheetah 120 · Lion 80 · Hyena 64"],
  ["The number of cats 12, dogs 9, rabbits 4", "Cats 12 · Dogs 9 · Rabbits 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Cost of living 12, wages 9, rent 4", "Cost of living 12 · Wages 9 · Rent 4"],
  ["Sales of tea 40, sales of coffee 55", "Tea 40 · Coffee 55"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
