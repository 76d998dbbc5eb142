import { expect, test } from "vitest";
import { shownMarks } from "../../marks.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  ["Clicks: blog 1200, ads 1650, mail 1720, other 640", "1200 1650 1720 640"],
  ["Views: post A 1500, post B 1800, post C 2100", "1500 1800 2100"],
  ["Blog: 1200\nAds: 1650\nMail: 1720", "1200 1650 1720"],
  ["Rent: Leeds 950, York 1100, London 1995, Bath 1300", "950 1100 1995 1300"],
  ["Visits: Mon 900, Thu 1650, Fri 1720", "@Mon 900 @Thu 1650 @Fri 1720"],
  ["Visits: Jan 1200, Feb 1350, Mar 1990", "@Jan 1200 @Feb 1350 @Mar 1990"],
  ["Sales: Q1 1200, Q2 1990, Q3 2040", "@Q1 1200 @Q2 1990 @Q3 2040"],
  ["Downloads week 1: 1850, week 2: 1990, week 3: 2100", "@week 1 1850 @week 2 1990 @week 3 2100"],
  ["Students: Arts 1980, Science 2010, Law 870", "1980 2010 870"],
  ["London 1980 customers, Paris 1620, Rome 2010", "1980 1620 2010"],
  ["Views: Ann 2140, Bo 1985, Cy 1760 #sad", "2140 1985 1760"],
  // years stay years
  ["Founded 1980, Staff 350, Offices 120", "@1980 350 120"],
  ["Wines: Merlot 2019, Malbec 2020, Rioja 2018", "@2019 @2020 @2018"],
  ["Budget 2023, staff 350, rent 120", "@2023 350 120"],
  ["Year: 2023\nVisitors: 1200\nMembers: 1500", "@2023 1200 1500"],
  ["Founded: 1998\nStaff: 250\nOffices: 120", "@1998 250 120"],
  ["Donors: 640 (Jan 2023), 1015 (Jan 2025)", "640 @Jan 2023 1015 @Jan 2025"],
  ["Fans: in 1990 1200, in 2000 1350", "@1990 1200 @2000 1350"],
  ["Apollo 1969, Gemini 1965, crew 300", "@1969 @1965 300"],
];

test.each(rows)("%s", (text, marks) => {
  expect(shownMarks(text)).toBe(marks);
});
