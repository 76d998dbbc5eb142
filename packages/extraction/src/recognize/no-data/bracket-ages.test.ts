import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Bea (34) ran 12 miles, Lou (41) ran 9 and Sid (29) only 4.", "Bea 12 · Lou 9 · Sid 4"],
  ["Tom (41) scored 12 points, Ann (38) 9 points", "Tom 12 · Ann 9"],
  ["Kelly (9) sold 30 boxes of cookies, Jude (11) 44", "Kelly 30 · Jude 44"],
  ["Ana (34) has 2 cats, Bo (41) 3 and Cy (29) none.", "Ana 2 · Bo 3 · Cy 0"],
  ["Messi, 36, has 12 goals; Suarez, 37, 11.", "Messi 12 · Suarez 11"],
  // no ages
  ["Tesco (£94) is dearer than Aldi (£82) and Lidl (£80).", "Tesco 94 · Aldi 82 · Lidl 80"],
  ["Jan (40) was better than Feb (31) and Mar (12).", "Jan 40 · Feb 31 · Mar 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
