import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "In the second quarter the savings rate was 10.7 per cent, up from 10.5 per cent in Q1 and 5.6 per cent before the pandemic.",
    "Before the pandemic 5.6 · Q1 10.5 · Second quarter 10.7",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Average wait for a driving test now 22 weeks, up from five before the pandemic", "Before 5 · Now 22"],
  ["The rate was 88 per 100,000 before the vaccine and 40 after it.", "Before 88 · After 40"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
