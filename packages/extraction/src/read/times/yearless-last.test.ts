/** Months without a year beside those with one. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "7.36 million people were waiting at the end of May, down from 7.39 million in April and a peak of 7.77 million in September 2023.",
    "September 2023 7770000 · April 7390000 · May 7360000",
  ],
  [
    "Inflation was 3.8% in July, 2.1% in January 2024 and 11.1% in October 2022.",
    "October 2022 11.1 · January 2024 2.1 · July 3.8",
  ],
  ["In September 2023 it was 7.8, in December 7.6 and in April 7.3.", "September 2023 7.8 · December 7.6 · April 7.3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
