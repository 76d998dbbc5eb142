/** Times held each against the same one before, when told once. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["April bookings 310 vs 290 last year, May 335 vs 342", "[Last year / This year] April 290/310 · May 342/335"],
  [
    "Sat night takings £2,140 vs £1,780 same night last year; Sunday £960 vs £1,105",
    "[Last year / This year] Sat night 1780/2140 · Sunday 1105/960",
  ],
  ["Mon 40 vs 38 last week, Tue 35 vs 31", "[Last week / This week] Mon 38/40 · Tue 31/35"],
  ["Visitors 410 against 390 in 2022, members 120 against 131", "[Visitors / Members] 2022 390/131 · Now 410/120"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
