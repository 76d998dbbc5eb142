/** Tables whose cells single blanks part, under a head without a corner or with one of several words. */
import { expect, test } from "vitest";
import { spacedCells } from "./spaced-cells.ts";

test.each([
  ["Q1 Q2 Q3\nNorth 10 12 9\nSouth 8 9 7", "\tQ1\tQ2\tQ3\nNorth\t10\t12\t9\nSouth\t8\t9\t7"],
  ["Visitors (m) 2019 2020\nSouth Korea 12 9\nUK: 8 7", "Visitors (m)\t2019\t2020\nSouth Korea\t12\t9\nUK\t8\t7"],
  ["2023 2024\nrent 950 1010\nfood 310 360", "\t2023\t2024\nrent\t950\t1010\nfood\t310\t360"],
  ["Boats\n2019 2020 2021\n120 95 140", "Boats\n2019\t2020\t2021\n120\t95\t140"],
  ["Day: 1 2 3\nHens: 4 6 5", "Day\tDay 1\tDay 2\tDay 3\nHens\t4\t6\t5"],
  ["Time (min) 0 5 10\nTemp 21 34 45", "Time (min)\t0 min\t5 min\t10 min\nTemp\t21\t34\t45"],
  ["Men Women\n2019: 61 59\n2024: 58 63", "\tMen\tWomen\n2019\t61\t59\n2024\t58\t63"],
  ["W D L\nArsenal 28 5 5\nSpurs 17 6 15", "\tW\tD\tL\nArsenal\t28\t5\t5\nSpurs\t17\t6\t15"],
  ["name score\nann 5\nben lee 7", "name\tscore\nann\t5\nben lee\t7"],
  ["Team Won Lost\nReds 12 3\nBlues 9 6", "Team\tWon\tLost\nReds\t12\t3\nBlues\t9\t6"],
  ["Week 1 Week 2\nAnn 3 4\nBo 5 6", "\tWeek 1\tWeek 2\nAnn\t3\t4\nBo\t5\t6"],
])("%s", (text, changed) => expect(spacedCells(text)?.text).toBe(changed));

test("places go back to the text as typed", () => {
  const inner = spacedCells("Day 1 2 3\nHens: 4 6 5");
  const at = inner?.text.indexOf("4") ?? 0;
  expect(inner?.back([at, at + 1])).toEqual([16, 17]);
});

test.each([
  "Test scores\nAnn 8 7\nBo 6 9",
  "May 2024\nPizza 12 14\nPasta 11 9",
  "2023 2024\nRome 1 200 1 300\nOslo 900 950",
  "The Big Day\nLions 8 7 9\nBears 6 7 8",
  "Pts\nJokic 26\nDoncic 34",
  "2023\tsales 12\n2024\tsales 14",
  "In 2019 we had 12\nand in 2020 we had 14 15",
])("%s: no such table", (text) => expect(spacedCells(text)).toBeNull());
