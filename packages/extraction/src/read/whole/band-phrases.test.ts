/** Lists of how often, how long and how many. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["More than once 12, once 30, never 58", "More than once 12 · Once 30 · Never 58"],
  [
    "Less than a year 12%, one to five years 38%, over five 50%",
    "Less than a year 12 · One to five years 38 · Over five 50",
  ],
  ["Twice or more 12, once 30, not at all 58", "Twice or more 12 · Once 30 · Not at all 58"],
  [
    "How long? Less than a year 12, 1-5 years 38, over 5 years 50",
    "Less than a year 12 · 1-5 years 38 · Over 5 years 50",
  ],
  ["Visits per year: none 5, one 12, more than one 30", "None 5 · One 12 · More than one 30"],
  [
    "Tenure: less than 1 yr 1,200, 1-3 yrs 2,400, more than 3 yrs 900",
    "Less than 1 yr 1200 · 1-3 yrs 2400 · More than 3 yrs 900",
  ],
  ["Used it more than once 12%, once 30%, never 58%", "More than once 12 · Once 30 · Never 58"],
  ["Under 25 12, 25 to 44 30, 45 or over 20", "Under 25 12 · 25 to 44 30 · 45 or over 20"],
  [
    "More than 10 miles 12%, 5 to 10 miles 30%, less than 5 58%",
    "More than 10 miles 12 · 5 to 10 miles 30 · Less than 5 58",
  ],
  ["Over 500 on Saturday, 300 on Sunday", "Saturday 500 · Sunday 300"],
  ["Tea 12, once 30, more than 40", "Tea 12 · Once 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
