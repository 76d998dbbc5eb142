import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { threePartTimes } from "./three-part-times.ts";

test.each([
  ["Ann 3h 12m 10s, Bo 3h40m05s", "Ann 3 hours 12 minutes and 10 seconds, Bo 3 hours 40 minutes and 5 seconds"],
  ["won in 76h 00m 32s", "won in 4560.53333 min"],
  ["3h12'10\"", "3 hours 12 minutes and 10 seconds"],
])("%s", (text, told) => expect(threePartTimes(text)?.text).toBe(told));

test.each(["Ann 3h 12m, Bo 4h 05m", "Ran 3h 12m, 10 shops", "A 4m 24s, B 11m 00s", "2 h 5 m 10 sets"])(
  "stays: %s",
  (text) => expect(threePartTimes(text)).toBeNull(),
);

test.each([
  ["Ann ran it in 3h 12m 36s, Bo in 3h 40m 12s.", "Ann 192.6 · Bo 220.2"],
  ["Pogačar won in 76h 00m 30s, Vingegaard in 76h 04m 30s.", "Pogačar 4560.5 · Vingegaard 4564.5"],
  ["Swim 1h 02m 30s, bike 5h 20m 30s, run 3h 41m 00s", "Swim 62.5 · Bike 320.5 · Run 221"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
