/** Titles of times that no word names, and texts whose title is told. */
import { expect, test } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";

test.each([
  ["Age 5: 109 cm, age 8: 128, age 11: 143, age 14: 163", "Age 5 to 14"],
  ["In week one she ran 5k, in week two 7, by week four 12 and in week eight 21.", "Week one to week eight"],
  ["Round 1: 72, round 2: 69, round 3: 70, final round: 66.", "Round 1 to final round"],
  ["2024: 31, 2023: 28, 2022: 22", "2022 to 2024"],
  ["Three years ago 12, last year 18, now 25", "Three years ago to now"],
  ["It rose to 34%, up from 29% in both 2014 and 2013.", "2013 to now"],
])("%s: from the first to the last", (text, title) => expect(readTitle(text)).toBe(title));

test.each([
  ["Visitors: 2022 31, 2023 28, 2024 22", "Visitors"],
  ["Red 31, green 28, blue 22", "Red, green and blue"],
])("%s: as it is told", (text, title) => expect(readTitle(text)).toBe(title));
