/** Rows that count something else among shares. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Under 5 | 5.9% |\nUnder 18 | 22.4% |\nWomen | 50.8% |\nHouseholds | 3,118 |",
    "Under 5 5.9 · Under 18 22.4 · Women 50.8",
  ],
  ["Own home\t61%\nDegree\t34%\nCar\t72%\nCyclists\t412", "Own home 61 · Degree 34 · Car 72"],
  ["Share | 40%\nMembers | 1,200\nGrowth | 4%", "Share 40 · Members 1200 · Growth 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
