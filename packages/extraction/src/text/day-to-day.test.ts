/** Days joined by hyphens. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { dayToDay } from "./day-to-day.ts";

test.each([
  ["Monday-to-Friday sales: 12, 15, 9, 20, 31", "Monday 12 · Tuesday 15 · Wednesday 9 · Thursday 20 · Friday 31"],
  ["Our January-to-March rainfall was 40, 52 and 61 mm.", "January 40 · February 52 · March 61"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Our day-to-day costs: 12, 15, 9", "Monday to Friday: 1, 2, 3, 4, 5"])("left: %s", (text) =>
  expect(dayToDay(text)).toBeNull(),
);
