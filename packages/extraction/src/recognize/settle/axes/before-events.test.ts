import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["38 children on our swimming list, up from 12 the year before the pandemic", "Year before the pandemic 12 · Now 38"],
  [
    "212 names on the waiting list for a bed at Larch House, up from 35 the year before Covid",
    "Year before Covid 35 · Now 212",
  ],
  ["1,200 visitors came, up from 700 the week before the strike.", "Week before the strike 700 · Now 1200"],
  ["The choir had 18 singers the year before lockdown and has 44 now.", "Year before lockdown 18 · Now 44"],
  ["Membership is 450, down from 610 the season before relegation.", "Season before relegation 610 · Now 450"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["The week before we had 12 calls, this week 30.", "Week before 12 · This week 30"],
  ["Sales were 40, up from 31 the year before last.", "Year before last 31 · Now 40"],
  ["We sold 410 tickets in 2023, up from 380 the year before.", "2022 380 · 2023 410"],
])("%s: as it is told", (text, line) => expect(readLine(text)).toBe(line));
