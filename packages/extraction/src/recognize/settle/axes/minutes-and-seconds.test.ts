import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Relay legs: Tom 34:12, Ana 36:50, Lee 33:45.", "Tom 34.2 · Ana 36.833 · Lee 33.75"],
  ["Update: 41:21 in March, 39:05 in May, 36:48 now", "March 41.35 · May 39.083 · Now 36.8"],
  [
    "Our team solved it in 8:45, the neighbours in 10:12, the winners in 6:30.",
    "Team 8.75 · Neighbours 10.2 · Winners 6.5",
  ],
  ["Puzzle results: Dad 14:32, Mum 11:08, me 22:50", "Dad 14.533 · Mum 11.133 · Me 22.833"],
  ["Mia lowered her 100 fly from 1:12.4 to 1:09.8", "Before 1.2067 · After 1.1633"],
  ["He got his crossword time down from 9:31 to 7:12.", "Before 9.5167 · After 7.2"],
  ["Her best in the 1500 was 19:40 at 12, 18:25 at 13 and 17:31 at 14.", "12 19.667 · 13 18.417 · 14 17.517"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Handball: Kiel 34:28, Berlin 31:30, Hamburg 27:29", "[First / Second] Kiel 34/28 · Berlin 31/30 · Hamburg 27/29"],
  ["The 7:12 carried 300, the 7:42 410.", "7:12 300 · 7:42 410"],
  ["Shifts start: Tom 7:31, Ana 9:00, Lee 12:15.", "nothing-to-chart"],
  ["We cut closing time from 23:41 to 22:15.", "nothing-to-chart"],
  ["We moved kick-off from 14:32 to 15:00.", "nothing-to-chart"],
  ["Verses: Isaiah 40:31, Psalm 46:10, John 3:16", "nothing-to-chart"],
  ["Sunrise 6:41 in May, 5:58 in June.", "nothing-to-chart"],
])("other than minutes: %s", (text, line) => expect(readLine(text)).toBe(line));
