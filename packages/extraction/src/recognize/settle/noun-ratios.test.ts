/** Shares with a noun inside, and counts within a time. */
import { expect, test } from "vitest";
import { shownMarks } from "../marks.fixture.ts";

test.each([
  ["The bus is late 3 days in 10, the tram 1 day in 10, the train 4 days in 10", "30 10 40"],
  ["Skip breakfast: 3 pupils in 10 at Hill, 2 pupils in 10 at Dale", "30 20"],
  ["Hens lay 5 eggs in 7 days, ducks 4 eggs in 7 days", "5 7 4 7"],
])("%s", (text, expected) => expect(shownMarks(text)).toBe(expected));
