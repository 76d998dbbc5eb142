/** Levels by which things are sorted. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { levelNames } from "./level-names.ts";

test.each([
  ["Below average 31%, average 40%, above average 29%", "Below average 31 · Average 40 · Above average 29"],
  [
    "Pupils by level - below expected 12, expected 61, above expected 27",
    "Below expected 12 · Expected 61 · Above expected 27",
  ],
  ["Ratings: above target 14, on target 30, below target 9.", "Above target 14 · On target 30 · Below target 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Below 20 12%, above 20 88%", "Rents rose above average 4%", "At home 12, at work 9"])("left: %s", (text) =>
  expect(levelNames(text)).toBeNull(),
);
