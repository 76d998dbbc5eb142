import { expect, test } from "vitest";
import { groupedRuns } from "./grouped-runs.ts";

test.each([
  ["sat alfie 5h bea 3h sun alfie 2h bea 4h", "sat: alfie 5h, bea 3h; sun: alfie 2h, bea 4h"],
  ["electric bill jan £112 feb £98 gas jan £140 feb £133", "electric bill: jan £112, feb £98; gas: jan £140, feb £133"],
  ["week 1 run 12 bike 40 week 2 run 15 bike 30", "week 1: run 12, bike 40; week 2: run 15, bike 30"],
  [
    "sat alfie 5 hours bea 3 hours sun alfie 2 hours bea 4 hours",
    "sat: alfie 5 hours, bea 3 hours; sun: alfie 2 hours, bea 4 hours",
  ],
])("%s", (text, read) => expect(groupedRuns(text)?.text).toBe(read));

test.each([
  "alfie 5 bea 3 alfie 2 bea 4",
  "jan 5 feb 6 mar 7 jan 8 feb 9 mar 10",
  "bench was 60 is now 75, squat was 80 is now 110",
  "tom 5 anna 6 ben 7 zoe 8",
])("%s: stays as it is", (text) => expect(groupedRuns(text)).toBeNull());
