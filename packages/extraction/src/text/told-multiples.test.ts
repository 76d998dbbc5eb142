import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { toldMultiples } from "./told-multiples.ts";

test.each([
  ["Wind accounted for 18 percent of the power in 2022, double the level of 9 percent in 2016.", "2016 9 · 2022 18"],
  ["Sales hit 1,200 in June, three times the 400 of May.", "May 400 · June 1200"],
  ["The museum drew 90,000 visitors in 2023, nearly double the 46,000 in 2021.", "2021 46000 · 2023 90000"],
])("both figures are told: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Ann has 8, Ben double that", "Ben has twice the 8 of Ann"])("a multiple that is worked out: %s", (text) =>
  expect(toldMultiples(text)).toBeNull(),
);
