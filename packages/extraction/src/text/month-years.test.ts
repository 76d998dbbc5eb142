import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { monthYears } from "./month-years.ts";

test.each([
  [
    "Inflation peaked at 8.8% (Oct 22), fell to 2.9% (Oct 23) and 2.2% (Sep 24)",
    "Oct '22 8.8 · Oct '23 2.9 · Sep '24 2.2",
  ],
  ["Selic 13.75 (Aug 22), 10.50 (May 24), 11.25 (Nov 24)", "Aug '22 13.75 · May '24 10.5 · Nov '24 11.25"],
  ["Sales Mar 24 412, Mar 23 388, Mar 22 345", "Mar '22 345 · Mar '23 388 · Mar '24 412"],
])("%s: years", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Visitors: 40 (Oct 22), 52 (Oct 29), 61 (Nov 15)",
  "Visitors: 40 (Oct 22), 52 (Oct 23), 61 (Oct 24)",
  "September 6, December 11, March 15, July 18.",
  "Jan 2023 12, Jun 15, Dec 20, Jan 2024 22, Jun 25",
  "On Oct 22 we had 12 guests",
  "Jan 16:20, Apr 19:55, Jul 21:15",
])("%s: days", (text) => expect(monthYears(text)).toBeNull());

test("a month in front of a time of day has no day", () =>
  expect(readLine("Sunset: Jan 16:20, Apr 19:55, Jul 21:15")).toBe("nothing-to-chart"));
