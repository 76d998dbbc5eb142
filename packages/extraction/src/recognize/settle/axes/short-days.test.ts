/** Days in two letters, prices that seem steps, and keys behind a word. */
import { expect, test } from "vitest";
import { readFirstType, readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Steps: Mo 8,200 Tu 11,340 We 6,075 Th 9,900", "Mo 8200 · Tu 11340 · We 6075 · Th 9900", "linechart"],
  ["pages read: tu: 12, we: 0, th: 45", "Tu 12 · We 0 · Th 45", "linechart"],
  ["Attendance - M: 212, T: 198, W: 240, Th: 205, F: 160", "M 212 · T 198 · W 240 · Th 205 · F 160", "linechart"],
  ["Laune: Mo 3, Di 4, Mi 2, Do 5", "Mo 3 · Di 4 · Mi 2 · Do 5", "linechart"],
  ["Mo 12 goals, Tu 10, Fred 3", "Mo 12 · Tu 10 · Fred 3", "barchart"],
  ["Tickets: single 14€, return 25€, monthly pass 189€", "Single 14 · Return 25 · Monthly pass 189", "barchart"],
  ["week 38 €14, week 39 €25, week 40 €19", "Week 38 14 · Week 39 25 · Week 40 19", "linechart"],
  ["Laptop battery after 1 hr 88%, 2 hrs 71%, 3 hrs 55%", "1 hr 88 · 2 hrs 71 · 3 hrs 55", "linechart"],
])("%s", (text, line, type) => {
  expect(readLine(text)).toBe(line);
  expect(readFirstType(text)).toBe(type);
});
