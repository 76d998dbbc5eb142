/** Rows that tell where the others were taken. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Age: 10, 20, 30. Boys: 138, 175, 177. Girls: 138, 163, 164", "[Boys / Girls] 10 138/138 · 20 175/163 · 30 177/164"],
  ["Dose (mg): 0, 5, 10, 20; response (%): 12, 30, 55, 61", "0 12 · 5 30 · 10 55 · 20 61"],
  ["Hours studied: 1, 2, 4, 6. Score: 45, 52, 68, 80", "1 45 · 2 52 · 4 68 · 6 80"],
  ["Year: 2019, 2020, 2021. Sales: 120, 95, 140", "2019 120 · 2020 95 · 2021 140"],
  ["Goals: 3, 5, 9. Assists: 2, 4, 7", "[Goals / Assists] 1 3/2 · 2 5/4 · 3 9/7"],
  ["Games: 3, 5, 9. Wins: 2, 4, 7", "[Games / Wins] 1 3/2 · 2 5/4 · 3 9/7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
