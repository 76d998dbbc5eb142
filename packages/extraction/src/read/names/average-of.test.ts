import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The average German eats 53 kilos of meat a year, the average Frenchman 82 and the average Spaniard 100.",
    "Average German 53 · Average Frenchman 82 · Average Spaniard 100",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Wait: average 53, median 48", "Average 53 · Median 48"]])("stays: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
