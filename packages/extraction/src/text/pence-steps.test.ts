import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { penceSteps } from "./pence-steps.ts";

test.each([
  ["Bread is £1.35, up 10p on last week and 25p on last year.", "Last year 1.1 · Last week 1.25 · Now 1.35"],
  ["Pints are £5.20, up 40p on last year.", "Last year 4.8 · Now 5.2"],
  ["Diesel is £1.52 a litre, up 3p from May and 9p from January.", "May 1.49 · January 1.43 · Now 1.52"],
  ["Coffee is $4.20, up 35 cents from last year.", "Last year 3.85 · Now 4.2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Milk costs 80p, up 10p on last week",
  "Tea £1.20, bun 80p, up the hill 10p off.",
  "Diesel rose 3p to £1.52.",
])("%s: as it is told", (text) => expect(penceSteps(text)).toBeNull());
