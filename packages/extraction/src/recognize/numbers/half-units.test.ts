/** Things and a half, results of nought, and levels behind "from" that are no steps. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Dad smokes a pack and a half a day, down from two packs.", "Before 2 · Now 1.5"],
  ["Anna read a page and a half, Ben four pages and Cy two pages and a half.", "Anna 1.5 · Ben 4 · Cy 2.5"],
  ["It took Ana an hour and a half and Bo 2 hours.", "Ana 1.5 · Bo 2"],
])("and a half: %s", (text, line) => expect(readLine(text)).toBe(line));

test("half of another thing is no half of the one in front", () => {
  expect(readLine("I had a pie and a half pint of beer, Bo 2 pies and 3 pints.")).not.toContain("1.5");
});

test.each([
  [
    "Year one we lost $40k. Year two we broke even. Year three: a $65k profit.",
    "Year one -40000 · Year two 0 · Year three 65000",
  ],
  ["The bar made 400 in May, lost 150 in June and broke even in July.", "May 400 · June -150 · July 0"],
])("broke even: %s", (text, line) => expect(readLine(text)).toBe(line));

test("broke even on sales tells no result", () => {
  expect(readLine("The shop broke even on sales of 90,000 in 2022 and 80,000 in 2023.")).toBe(
    "2022 90000 · 2023 80000",
  );
});

test.each([
  [
    "Eggs are £3.20 at Tesco, 15p cheaper at Aldi and £1.10 more at the farm shop.",
    "Tesco 3.2 · Aldi 3.05 · Farm shop 4.3",
  ],
  ["Rent is up £100 to £950, power has gone from £60 to £110.", "[Rent / Power] Before 850/60 · After 950/110"],
])("each its own way: %s", (text, line) => expect(readLine(text)).toBe(line));
