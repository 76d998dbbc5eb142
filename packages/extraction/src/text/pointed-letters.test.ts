import { expect, test } from "vitest";
import { readLine, readTitle } from "../compose/chart-line.fixture.ts";
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

test.each([
  [
    "The U.S. is second with 74.5 GW, followed by Germany (45 GW) and India (25 GW).",
    "US 74.5 · Germany 45 · India 25",
  ],
  ["Visitors from the U.S. were 12,000, from the U.K. 9,000 and from Spain 4,000.", "US 12000 · UK 9000 · Spain 4000"],
  ["The U.S. Treasury holds 12 tons, the U.K. holds 9.", "US Treasury 12 · UK 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("the title goes on behind them", () =>
  expect(readTitle("Ad spending in the U.S. will decline to 45.8 percent this year from 51 percent.")).toBe(
    "Ad spending in the US",
  ));

test("what ends its sentence keeps its last point", () =>
  expect(pointedLetters("It fell in the U.S. The rest grew.")?.text).toBe("It fell in the US. The rest grew."));

test.each(["J.K. Rowling sold 12, at 9 p.m. 14.", "The U.S.S.R. had 15."])("%s: no such land", (text) =>
  expect(pointedLetters(text)).toBeNull(),
);
