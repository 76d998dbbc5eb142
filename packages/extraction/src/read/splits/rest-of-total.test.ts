import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The library has 8,400 members. 3,100 are children, 1,250 are over 65 and the remainder somewhere in between.",
    "Children 3100 · Over 65 1250 · Rest 4050",
  ],
  [
    "The two mines dug 90,000 tonnes, of which 52,000 at Lund. Kiruna accounted for the remainder.",
    "Two mines 52000 · Kiruna 38000",
  ],
  [
    "I have 96 jars to label. Dad's done 40, my brother 25, so guess how many are mine.",
    "Dad 40 · Brother 25 · Mine 31",
  ],
  ["We went to 12 gigs. Five were indoors, so you can work out how many were in the mud.", "Indoors 5 · Mud 7"],
  ["9B has 28 pupils. Eleven walk in, nine get the bus and the remainder are driven.", "Walk 11 · Bus 9 · Driven 8"],
])("%s: what is left of a total", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["The choir has 42 singers: 18 sopranos, 12 altos; the rest is history.", "Sopranos 18 · Altos 12"],
  ["We sold 300 tickets in May, 120 in June and the rest of the year was quiet.", "May 300 · June 120"],
])("%s: nothing is left of it, or of no total that is charted", (text, line) => expect(readLine(text)).toBe(line));
