/** Lists of pairs whose first numbers are places; pairs that are scores, changes or say nothing of a place stay. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Visitors per hour. 10: 4. 11: 9. 12: 7. 1: 2.", "10 4 · 11 9 · 12 7 · 1 2"],
  ["Hours after lighting: 1 → 110, 3 → 480, 6 → 890", "1 110 · 3 480 · 6 890"],
  ["Android share: 15 18%, 14 29%, 13 21%", "15 18 · 14 29 · 13 21"],
  ["Latency in ms by version: 3.1: 420; 3.2: 395; 3.3: 610", "3.1 420 · 3.2 395 · 3.3 610"],
  ["Savings rate: 22: 3% / 23: 9% / 24: 17%", "22 3 · 23 9 · 24 17"],
  ["Marathon minutes per 5k: 5k 27, 10k 28, 15k 31", "5k 27 · 10k 28 · 15k 31"],
  ["Bond yields: 1y 4.1%, 2y 3.9%, 5y 4.0%, 10y 4.3%", "1y 4.1 · 2y 3.9 · 5y 4 · 10y 4.3"],
  ["Toddler's words: 12mo 3, 18mo 22, 24mo 200", "12mo 3 · 18mo 22 · 24mo 200"],
  ["Sizes sold: 38: 12, 39: 9, 40: 17", "38 12 · 39 9 · 40 17"],
])("%s is read as %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each([
  ["Prices rose: 12 → 18, 20 → 25, 30 → 44", "12 18 · 20 25 · 30 44"],
  ["Scores: 3 – 1, 4 – 2, 5 – 0", "3 1 · 4 2 · 5 0"],
  ["Odd ones: 3 5, 4 6, 5 7", "3 5 · 4 6 · 5 7"],
  ["E-mail: 12 → 4. Calls: 19 → 21. Visits: 20 → 6.", "12 4 · 19 21 · 20 6"],
  ["Odd ones: 7: 5, 4: 6, 5: 7", "7 5 · 4 6 · 5 7"],
])("%s is not read as %s", (text, line) => {
  expect(readLine(text)).not.toBe(line);
});
