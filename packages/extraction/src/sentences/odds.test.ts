/** A bookmaker's odds are what a stake wins, and no highs and lows. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Odds: Arsenal 5/2, City 6/4, Chelsea 10/1", "Arsenal 2.5 · City 1.5 · Chelsea 10"],
  ["Weather: Rome 22/14, Oslo 9/2, Kyiv 12/3", "[High / Low] Rome 22/14 · Oslo 9/2 · Kyiv 12/3"],
  ["Twice as many women (24%) as men (12%) work part-time.", "Women 24 · Men 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
