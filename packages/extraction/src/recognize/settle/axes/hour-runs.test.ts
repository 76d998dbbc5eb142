/** Bare hours that go on from a time of day. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["10am 5, 11 12, noon 20", "10am 5 · 11 12 · Noon 20"],
  ["9am 4, 10 7, 11 15, 12 22, 1 18 customers", "9am 4 · 10 7 · 11 15 · 12 22 · 1 18"],
  ["8 am: 12, 9: 25, 10: 31", "8 am 12 · 9 25 · 10 31"],
  ["9am 4, 10am 7, 11am 15, 12 22", "9am 4 · 10am 7 · 11am 15 · 12 22"],
  ["9am 4, noon 12, 3pm 15", "9am 4 · Noon 12 · 3pm 15"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
