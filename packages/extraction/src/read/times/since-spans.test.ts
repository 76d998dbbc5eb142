/** What has come about since a time goes by that "since", and falls where a word says so once. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Emissions have fallen 46% since 1990 and 5% since 2022.", "Since 1990 -46 · Since 2022 -5"],
  [
    "Membership has dropped 20% since 2015, 12% since 2018 and 4% since 2021.",
    "Since 2015 -20 · Since 2018 -12 · Since 2021 -4",
  ],
  ["Rents are up 30% since 2020 and 5% this year.", "Since 2020 30 · This year 5"],
  ["Sea levels have risen 101 mm since 1993 and are now rising 4.5 mm a year.", "Since 1993 101 · Now 4.5"],
])("%s: since then", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["The population has grown by 2 million since 2010 and now stands at 12 million.", "2010 10000000 · Now 12000000"],
  ["Rates: 4% since June, 3.75% since September, 3.5% since December", "June 4 · September 3.75 · December 3.5"],
  ["The fee has been £12 since 2019 and £15 since 2023.", "2019 12 · 2023 15"],
])("%s: as it is told", (text, line) => expect(readLine(text)).toBe(line));
