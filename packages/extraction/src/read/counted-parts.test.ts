/** Steps with a sign, and parts in words of a stated count, are worked out; what only looks like them is not. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Stock: 200 in May, plus 50 in June, plus another 25 in July.", "May 200 · June 250 · July 275"],
  [
    "A hamlet: 240 at the 2001 census, minus 30 by 2011, and minus another 45 by 2021",
    "2001 240 · 2011 210 · 2021 165",
  ],
  ["A box of 12 pens: half blue, a third red, whatever's left green.", "Blue 6 · Red 4 · Green 2"],
  ["A tray of 24 muffins: half blueberry, a third lemon, the rest plain.", "Blueberry 12 · Lemon 8 · Plain 4"],
])("%s is read as %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test("levels below nothing are no steps", () => {
  expect(readLine("Snow: 5 in May, minus 3 in June, minus another 4 in July.")).not.toContain("June 2");
});

test("a part of something else is no part of the count", () => {
  expect(readLine("Room for 40: half standing, a quarter of the seats reserved.")).not.toContain("10");
});
