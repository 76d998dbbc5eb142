import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { thanThen } from "./than-then.ts";

test.each([
  ["We used 20% less water than last summer: 96 m³ vs 120 m³", "Last summer 120 · Now 96"],
  ["Orders were 40% higher than a year ago: 140 against 100.", "Year ago 100 · Now 140"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["We sold more than Leeds: 40 vs 30", "We sold more than last year: 40 at £3", "Less than last year"])(
  "%s: as it is told",
  (text) => expect(thanThen(text)).toBeNull(),
);

test("what stands instead of it was then", () =>
  expect(readLine("We sold 31 more tickets than last year: 340 instead of 309")).toBe("Last year 309 · Now 340"));
