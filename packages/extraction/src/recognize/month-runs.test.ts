import { expect, test } from "vitest";
import { shownMarks } from "./marks.fixture.ts";

test.each([
  ["gym checkins: jan 22 feb 14 mar 9 apr 3", "@jan 22 @feb 14 @mar 9 @apr 3"],
  ["Sales Jan 22 Feb 14 Mar 31", "@Jan 22 @Feb 14 @Mar 31"],
  // a year of two, and one behind a stroke
  [
    "96 days in the winter of 1962/63, 11 in winter 2021/22, 6 in 2022/23",
    "96 @winter of 1962/63 11 @winter 2021/22 6 @2022/23",
  ],
  ["7 vans in Q1/23, 12 in Q2/23, 9 in Q3/2023", "7 @Q1/23 12 @Q2/23 9 @Q3/2023"],
  ["Visits: Jan/2024 1200, Feb/2024 1500", "@Jan/2024 1200 @Feb/2024 1500"],
  ["Scores Q1/12 Q2/15 Q3/18", "@Q1 12 @Q2 15 @Q3 18"],
  // dates stay dates
  ["Rain on 22 Feb 14 mm, 9 Mar 3 mm", "@22 Feb 14 @9 Mar 3"],
  ["Jan 22 Feb 14", "@Jan @22 Feb 14"],
])("%s", (text, marks) => {
  expect(shownMarks(text)).toBe(marks);
});
