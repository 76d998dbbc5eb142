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
  ["Brent stood at $67 on Monday, $71 in 2024 and $99 in 2022.", "2022 99 · 2024 71 · Monday 67"],
  [
    "The rate was 1.75% on Tuesday, after 2% in January and 4% in March 2023.",
    "March 2023 4 · January 2 · Tuesday 1.75",
  ],
  ["Sales were 12 in May and 15 in June.", "May 12 · June 15"],
  ["In September 2023 it was 7.8, in December 7.6 and in April 7.3.", "September 2023 7.8 · December 7.6 · April 7.3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
