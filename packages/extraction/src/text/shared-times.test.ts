/** One level that several times have. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { sharedTimes } from "./shared-times.ts";

test.each([
  ["There were four floods in 2011, seven in 2010, and 9 each in 2009 and 2008.", "2008 9 · 2009 9 · 2010 7 · 2011 4"],
  ["Usage rose to 52%, up from 47% in both 2012 and 2011.", "2011 47 · 2012 47 · Now 52"],
  ["Bread €14 (week 1), €9 (week 2); Tea €3 (weeks 1 and 2)", "[Bread / Tea] Week 1 14/3 · Week 2 9/3"],
  [
    "There were six strikes last year, compared to eleven in each of the two preceding years.",
    "Preceding year 11 · Last year 6",
  ],
  [
    "Orders hit 140 in week 1 then dropped to 90 in week 2 and 3 before rising to 120 in week 4.",
    "Week 1 140 · Week 2 90 · Week 3 90 · Week 4 120",
  ],
  ["2016 14%, 2017 16, 18% in 2018, 2019 and 2020 both 21", "2016 14 · 2017 16 · 2018 18 · 2019 21 · 2020 21"],
  ["May 14, June 16, July and August 21 each", "May 14 · June 16 · July 21 · August 21"],
  ["May 14, June 16, July 20", "May 14 · June 16 · July 20"],
  ["We baked 20 in March, 35 each in April and May and 50 in June", "March 20 · April 35 · May 35 · June 50"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "12 each for Ann and Bo, 9 for Cy",
  "We ran 8 in week 2 and 3 in week 4.",
  "Both teams scored 3 in May and 4 in June.",
  "Tea sold 9 (2016 and 2017 together), milk 4",
])("left alone: %s", (text) => expect(sharedTimes(text)).toBeNull());
