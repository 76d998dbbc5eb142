import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { matchScores } from "./match-scores.ts";

test.each([
  [
    "Wolves 2-1 Everton, Spurs 0-3 Villa, Brighton 1-1 Fulham",
    "Wolves 2 · Everton 1 · Spurs 0 · Villa 3 · Brighton 1 · Fulham 1",
  ],
  ["Full time: Leeds 3-0 York; West Ham 1-2 Hull", "Leeds 3 · York 0 · West Ham 1 · Hull 2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Wolves 2-1 Everton", "Ann 2-1, Bo 3-1", "Rain 20-30 mm, sun 5-6 h", "Swiatek v Sabalenka: 6-4, 3-6"])(
  "leaves alone: %s",
  (text) => expect(matchScores(text)).toBeNull(),
);
