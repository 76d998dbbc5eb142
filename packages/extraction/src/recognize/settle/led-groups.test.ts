import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Red Team 340, Blue Team 295, Green Team 410", "Red Team 340 · Blue Team 295 · Green Team 410"],
  ["Blue Room 12, Red Room 15", "Blue Room 12 · Red Room 15"],
  ["Red Team 340 Blue Team 295 Green Team 410", "Red Team 340 · Blue Team 295 · Green Team 410"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Red Team 4 beat Blue Team 2", "Meet in Red Room 12 and Blue Room 15"])("%s: names", (text) =>
  expect(readLine(text)).not.toContain("Red"),
);
