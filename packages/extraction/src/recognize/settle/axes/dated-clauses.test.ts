import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Average noise at the gate in May, before the fence went up: 71 dB. The same meter this week, with the fence in place, gave 58 dB.",
    "May 71 · This week 58",
  ],
  ["Cars per hour in April, before the bollards: 310. The same road this week, 190.", "April 310 · This week 190"],
  [
    "Average wait in June, before the app: 42 minutes. The same desk last week gave 18 minutes.",
    "Before 42 · Last week 18",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("each time has its figure", () =>
  expect(readLine("Visitors: 40 in May, before the sale 9, after it 60.")).toContain("Before 9"));
