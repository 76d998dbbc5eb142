import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Drug deaths: 1,017 people lost their lives in 2024, 13% fewer than in 2023 (1,172).", "2023 1172 · 2024 1017"],
  [
    "362 companies went bust in August, 11 percent less than in July (407) and roughly the same as a year ago (355).",
    "Year ago 355 · July 407 · August 362",
  ],
  ["Sales in Leeds were 312 in May, up 4% on a year ago (300).", "Year ago 300 · May 312"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["There were 200 fires in 2024, 50% fewer than in 2023.", "2023 400 · 2024 200"],
  ["Leeds had 200 fires, 50 more than York (150).", "Leeds 200 · York 150"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
