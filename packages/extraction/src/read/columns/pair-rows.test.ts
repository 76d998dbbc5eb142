import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Jobs: Ohio +300/-120, Iowa +90/-40, Utah +210/-88", "[Plus / Minus] Ohio 300/-120 · Iowa 90/-40 · Utah 210/-88"],
  [
    "Members: March +46 / −12, April +30 / −22, May +18 / −31",
    "[Plus / Minus] March 46/-12 · April 30/-22 · May 18/-31",
  ],
  ["Temperatures: Mon +3 / -4, Tue +5 / -1, Wed +2 / -6", "[High / Low] Mon 3/-4 · Tue 5/-1 · Wed 2/-6"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
