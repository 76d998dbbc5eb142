import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Only 1.4% of applicants were admitted to the programme, down from 2.9% a decade ago and 6.1% in 2004.",
    "2004 6.1 · Decade ago 2.9 · Now 1.4",
  ],
  [
    "The mayor's approval ratings dropped to 25 percent in the survey, after 26 percent in September, 32 in August and 42 in June.",
    "June 42 · August 32 · September 26 · Now 25",
  ],
  [
    "92 per cent of seats were sold, against 90 per cent in 2023 and 81 per cent in 2022.",
    "2022 81 · 2023 90 · Now 92",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["The north has 40% of homes, the south 32% and the west 28%.", "North 40 · South 32 · West 28"],
  ["Leeds sold 92 in May, 90 in June and 81 in July.", "May 92 · June 90 · July 81"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
