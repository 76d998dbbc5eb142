import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { mileSplits } from "./mile-splits.ts";

test.each([
  ["10 mi = 7:30\n11 mi = 7:45\n12 mi = 8:00", "Mile 10 7.5 · Mile 11 7.75 · Mile 12 8"],
  ["Mile 1-7:30, mile 2-7:15, mile 3-7:00", "Mile 1 7.5 · Mile 2 7.25 · Mile 3 7"],
  ["Km splits:\n1- 5:30\n2- 5:15\n3- 5:45", "Km 1 5.5 · Km 2 5.25 · Km 3 5.75"],
])("times by miles: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Agenda\n1- 10:30 Welcome\n2- 11:00 Talk", "10 mi on Monday, 12 mi on Friday", "1 - 10:47"])(
  "no splits: %s",
  (text) => expect(mileSplits(text)).toBeNull(),
);
