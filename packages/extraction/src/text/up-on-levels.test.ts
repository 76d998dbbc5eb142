import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { upOnLevels } from "./up-on-levels.ts";

test.each([
  ["Swimming club has 118 members, up on 104 last year", "Last year 104 · Now 118"],
  ["Average wait: 31 minutes, up on 24 a year ago", "Year ago 24 · Now 31"],
  ["Bike thefts fell to 96, down on 140 in 2022", "2022 140 · Now 96"],
  ["Reading group: 22 regulars (up on 17 last autumn)", "Last autumn 17 · Now 22"],
  ["We had 61 goals this season, well up on 44 last time", "Last time 44 · This season 61"],
  ["Takings came to £3,400 on Saturday, down on £4,100 the week before", "Week before 4100 · Saturday 3400"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Prices were up on 12 lines and down on 9 last week",
  "Bookings hit 118, up on 2019",
  "Crime 118, up 12 on last year",
  "Of 40 people, down on 3 March",
  "She had 12 cats, up on 9 counts of noise",
])("stays: %s", (text) => expect(upOnLevels(text)).toBeNull());
