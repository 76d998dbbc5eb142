/** Whether what is counted on is a course. */
import { expect, test } from "vitest";
import { readFirstType } from "../../compose/chart-line.fixture.ts";

test.each([
  ["My three lemon trees carried 12, 31 and 7 lemons this winter", "barchart"],
  ["Our four shops made 12, 31, 9 and 7 thousand", "barchart"],
  ["Over five years our sales went 100, 120, 95, 140, 180", "linechart"],
  ["Year 7: 120, Year 8: 95, Year 9: 101", "barchart"],
  ["Sessions per week: under-10s 1, under-12s 2, under-14s 3, seniors 4", "barchart"],
  ["In three matches she scored 12, 31 and 7", "linechart"],
])("%s", (text, type) => expect(readFirstType(text)).toBe(type));
