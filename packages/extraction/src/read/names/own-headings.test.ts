/** What heads a chart where its first name or its unit seems to. */
import { expect, test } from "vitest";
import { readLine, readTitle } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Heart rate morning 62, noon 75, evening 70", "Heart rate", "Morning 62 · Noon 75 · Evening 70"],
  ["my sugar breakfast 6.1, lunch 7.4, dinner 8.0", "Sugar", "Breakfast 6.1 · Lunch 7.4 · Dinner 8"],
  [
    "Of every euro we spend 46 cents goes to wages, 21 to stock and 33 to rent.",
    "Every euro we spend",
    "Wages 46 · Stock 21 · Rent 33",
  ],
  ["2.5 hours go on lessons, 1.5 on marking, 0.75 on emails", "Time", "Lessons 2.5 · Marking 1.5 · Emails 0.75"],
  ["Opening hours: Monday 8, Tuesday 9, Friday 4", "Opening hours", "Monday 8 · Tuesday 9 · Friday 4"],
  ["Late lunch 14, dinner 9, snack 3", "Late lunch, dinner and snack", "Late lunch 14 · Dinner 9 · Snack 3"],
])("%s", (text, title, line) => {
  expect(readTitle(text)).toBe(title);
  expect(readLine(text)).toBe(line);
});
