/** Times told back from the one in front of them go by their own. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Turkey's inflation eased to 47.1% in November from 48.6% a month earlier and 61.98% a year earlier.",
    "Year earlier 61.98 · October 48.6 · November 47.1",
  ],
  [
    "Revenue was 4.1m in 2024, 3.8m a year earlier and 3.2m two years before.",
    "2022 3200000 · 2023 3800000 · 2024 4100000",
  ],
  [
    "Sales reached 41 million in June 2024 against 38 million a month earlier and 30 million a year earlier.",
    "June 2023 30000000 · May 2024 38000000 · June 2024 41000000",
  ],
  [
    "The survey found 34% in favour in March, 31% two months earlier and 22% a year before.",
    "Year before 22 · January 31 · March 34",
  ],
])("%s: by their own names", (text, points) => expect(readLine(text)).toBe(points));

test.each([
  ["Visitors: 120 today, 90 a week ago, 60 a year ago", "Year ago 60 · Week ago 90 · Today 120"],
  ["We sold 41 bikes in 2024, 38 a year earlier and 30 a year before that.", "2022 30 · 2023 38 · 2024 41"],
])("%s: as it is told", (text, points) => expect(readLine(text)).toBe(points));
