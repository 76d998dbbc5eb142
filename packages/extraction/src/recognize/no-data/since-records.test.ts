import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The index is at 52.6, down from 54.1 in October, which is the slowest improvement in overall business conditions since October 2013.",
    "October 54.1 · Now 52.6",
  ],
  [
    "Orders rose to 90 in May from 80 in April, the strongest monthly gain for any big factory since March 2015.",
    "April 80 · May 90",
  ],
  ["The rate fell from 6.4 to 6.1 in 2015, the lowest since records began in 1931.", "Before 6.4 · 2015 6.1"],
  ["Thefts fell from 52 to 44, a level not seen since 1987.", "Before 52 · After 44"],
  ["Members: 12 since the club started in 2015, 15 since it moved in 2019.", "2015 12 · 2019 15"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a time since which it grew", () =>
  expect(readLine("Rents rose 4% since 2019 and 9% since 2015.")).toBe("Since 2019 4 · Since 2015 9"));
