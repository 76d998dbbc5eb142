/** Levels that turned. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Prices climbed from 210 to 340 before falling back to 290 in May.", "Before 210 · Peak 340 · May 290"],
  [
    "Over the winter the waiting list swelled from 310 names to 545, before easing to 480 in April.",
    "Before 310 · Peak 545 · April 480",
  ],
  ["The queue grew from 40 people to 95, then eased to 60 by noon.", "Before 40 · Peak 95 · Noon 60"],
  ["The share price rocketed from $3 to $41 before crashing to $5.", "Before 3 · Peak 41 · After 5"],
  ["My weight shot up from 70 to 84 kg in lockdown, but I'm back down to 73.", "Before 70 · Peak 84 · Now 73"],
  ["Visitors fell from 900 to 400, then recovered to 650 this year.", "Before 900 · Low 400 · This year 650"],
])("%s: three points", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Inflation rose from 2% in 2020 to 9% in 2022 before falling to 3% in 2024.", "2020 2 · 2022 9 · 2024 3"],
  ["Sales rose from 40 to 55 before tax.", "Before 40 · After 55"],
])("%s: read as it is told", (text, line) => expect(readLine(text)).toBe(line));
