import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The bank left its deposit rate unchanged at 2%, after 4% in June 2024.", "June 2024 4 · Now 2"],
  [
    "The mayor's approval ratings dropped to 25 percent in the survey, after 26 percent in September, 32 in August and 42 in June.",
    "June 42 · August 32 · September 26 · Now 25",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Pulse: at rest 60, after 94", "Rest 60 · After 94"],
  ["Wait: 40 min before and 12 min after", "Before 40 · After 12"],
  ["Laptops went from 9 to 14, before and after 2021.", "Before 9 · After 14"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
