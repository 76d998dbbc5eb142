/** Months behind their figures. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { figuresOfMonths } from "./figures-of-months.ts";

test.each([
  ["12k jan, 9 feb, 14k mar", "Jan 12000 · Feb 9000 · Mar 14000"],
  ["sales 45 jan 14 feb 60 mar", "Jan 45 · Feb 14 · Mar 60"],
])("none is lost: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["3 jan, 9 feb", "12k jan 3, 9k feb 4", "45k jan, 60k feb"])("left: %s", (text) =>
  expect(figuresOfMonths(text)).toBeNull(),
);
