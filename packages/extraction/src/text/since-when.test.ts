import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { sinceWhen } from "./since-when.ts";

test.each([
  [
    "Turnout was 59.7 per cent, the lowest since 2001, when 59.4 per cent voted.",
    "Turnout was 59.7 per cent; in 2001 59.4 per cent voted.",
  ],
  [
    "It held the rate at 2%, after eight cuts since June 2024, when it stood at 4%.",
    "It held the rate at 2%, after eight cuts; in June 2024 it stood at 4%.",
  ],
  [
    "63 mm fell in spring, making it the driest since 1893, when there were 58 mm.",
    "63 mm fell in spring; in 1893 there were 58 mm.",
  ],
  [
    "His rating is 15%, the lowest since he took office in 2017, when it was 62%.",
    "His rating is 15%; in 2017 it was 62%.",
  ],
])("%s", (text, told) => expect(sinceWhen(text)?.text).toBe(told));

test.each([
  "The town has 12,400 residents, the fewest since 1950, when the mill opened.",
  "Inflation was 3.4%, the lowest since March 2021.",
  "He has run the shop since 1987, when rents were low, and sells 300 pasties.",
  "Attendance has grown by 100 since 2020.",
])("stays: %s", (text) => expect(sinceWhen(text)).toBeNull());

test.each([
  ["There were 412 fires in July – the most since 2003, when crews dealt with 530.", "2003 530 · July 412"],
  [
    "Inflation hit 11.1 percent in October, its highest level since October 1981, when it was 11.6 percent.",
    "October 1981 11.6 · October 11.1",
  ],
  [
    "Births in Korea rose to 238,300 last year, the first increase since 2015, when 438,400 babies were born.",
    "2015 438400 · Last year 238300",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
