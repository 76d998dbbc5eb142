import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "A full tank now costs £67.35 for petrol and £70.90 for diesel, or £26 and £28.60 less than in July 2022.",
    "Petrol 67.35 · Diesel 70.9",
  ],
  ["Rents are €1,200 in Munich and €900 in Ulm, €40 and €25 more than a year ago.", "Munich 1200 · Ulm 900"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Bo has 28 marbles, 4 more than Cy.", "Bo 28 · Cy 24"]])("stays: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
