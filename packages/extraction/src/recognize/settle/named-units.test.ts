import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Sold today: 16 Chappell Roan, 11 Miles Davis, 9 Nina Simone", "Chappell Roan 16 · Miles Davis 11 · Nina Simone 9"],
  ["Votes: 30 Pink Floyd, 12 Stone Roses and 7 Blur", "Pink Floyd 30 · Stone Roses 12 · Blur 7"],
  ["Streams this week: 40 Taylor Swift, 22 Bar Italia, 18 Adele", "Taylor Swift 40 · Bar Italia 22 · Adele 18"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Runs: 12 Miles Monday, 9 Miles Tuesday, 14 Miles Friday", "Monday 12 · Tuesday 9 · Friday 14"]])(
  "stays a measure: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
