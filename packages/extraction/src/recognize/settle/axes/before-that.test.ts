import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Subs are £12 this season, were £10 last season and £8 before that.", "Before 8 · Last season 10 · This season 12"],
  ["We had 40 entries this year, 31 last year and 22 before that.", "Before 22 · Last year 31 · This year 40"],
  ["Bookings: 31 this month, 24 last month and just 9 before that.", "Before 9 · Last month 24 · This month 31"],
  ["The gym has 210 members now; it had 180 last year and 150 before that.", "Before 150 · Last year 180 · Now 210"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Visitors were 400 last week and 310 the week before that.", "Week before 310 · Last week 400"],
  ["Rent is 900 now, 850 last year and 790 the year before that.", "Year before 790 · Last year 850 · Now 900"],
])("%s: as it is told", (text, line) => expect(readLine(text)).toBe(line));
