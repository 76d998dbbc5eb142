import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { pointedLetters } from "./pointed-letters.ts";

test.each([
  ["Some 62% of U.S. adults own a car, 30% of U.K. adults do.", "US adults 62 · UK adults 30"],
  ["Exports to the U.S. were $40bn, to the U.K. $20bn", "US 40000000000 · UK 20000000000"],
  ["It causes 5% of deaths among U.S. women, but only 2% of deaths among men.", "US women 5 · Men 2"],
  ["Sen. Ann Lee has 48%, Gov. Tom Poe 41%", "Sen Ann Lee 48 · Gov Tom Poe 41"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["J.K. Rowling sold 500, A.J. Finn 20", "At 8 a.m. 12, at 2 p.m. 40", "Ask the rep. Ann sold 5"])(
  "stays as it is: %s",
  (text) => expect(pointedLetters(text)).toBeNull(),
);
