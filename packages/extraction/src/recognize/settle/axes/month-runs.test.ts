import { expect, test } from "vitest";
import { shownMarks } from "../../marks.fixture.ts";

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
  // as many figures as months
  ["sales jan-mar 5 8 3", "@jan @mar 5 8 3"],
  ["Sales from Nov to Feb 12, 15, 9, 7", "@Nov @Feb 12 15 9 7"],
  // dates stay dates
  ["Open Jan-Mar 5, 8 stalls", "@Jan @Mar 5 8"],
  ["Rain on 22 Feb 14 mm, 9 Mar 3 mm", "@22 Feb 14 @9 Mar 3"],
  ["Jan 22 Feb 14", "@Jan @22 Feb 14"],
  ["7 in Q1/23, 12 in Q2/23, 6 in Q1 '24", "7 @Q1/23 12 @Q2/23 6 @Q1 '24"],
  [
    "24% ten weeks out, 17% six weeks out; three weeks out 11%",
    "24 @ten weeks out 17 @six weeks out @three weeks out 11",
  ],
  // stretches of years that hold a figure each
  ["Floods: 12 in 1961–1990, 31 in 1991–2020", "12 @1961–1990 31 @1991–2020"],
  ["2019/2020 had 400 pupils, 2020/2021 had 380", "@2019/2020 400 @2020/2021 380"],
  ["2001-2005: 4, 2006-2010: 9, 2011-2015: 12", "@2001-2005 4 @2006-2010 9 @2011-2015 12"],
  ["From 2019–2021 it sold 12, 14 and 15", "@2019 @2021 12 14 15"],
  ["Jan / Feb / Mar / Apr: 11, 14, 9, 4 days", "@Jan @Feb @Mar @Apr 11 14 9 4"],
])("%s", (text, marks) => {
  expect(shownMarks(text)).toBe(marks);
});
