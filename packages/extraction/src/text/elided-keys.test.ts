import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { elidedKeys } from "./elided-keys.ts";

test.each([
  ["Tom on the door frame – age 3, 95 cm; 4, 102; 5, 109.5; 6, 116", "3 95 · 4 102 · 5 109.5 · 6 116"],
  ["Our cat: week 1, 110 g; 2, 190; 3, 280", "Week 1 110 · Week 2 190 · Week 3 280"],
  ["Pay by year: year 1, £24k; 2, £26k; 3, £29k", "Year 1 24000 · Year 2 26000 · Year 3 29000"],
  ["Heights: age 2: 86 cm, 3: 95, 4: 101", "2 86 · 3 95 · 4 101"],
  ["Screen time: day 1 – 4h, 2 – 3h, 3 – 2h", "Day 1 4 · Day 2 3 · Day 3 2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Set 1, 6; 4, 3; 2, 6",
  "Scores for level 1: 12, 14, 15 and level 2: 9",
  "Age 2, 86 cm, 95, 101, 110 later",
  "Age 2, 86 cm; age 3, 95; age 4, 101",
])("%s: as it is told", (text) => expect(elidedKeys(text)).toBeNull());
