import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { chatMarks } from "./chat-marks.ts";

test.each([
  ["*Sales by store* _week 32_ :rocket:", "Sales by store week 32"],
  [":x: Blocked: 2\n:construction: Open: 5", "Blocked: 2\nOpen: 5"],
  ["=== Incidents ===\nSev1 2", "Incidents\nSev1 2"],
  ["## Takings\nMon 5", "Takings\nMon 5"],
  ["s13 1985 // s14 2310 🚀 s15 so far 1760", "s13 1985 // s14 2310, s15 so far 1760"],
  ['{"jan": 120, "feb": 98}', "{jan: 120, feb: 98}"],
])("%j", (text, told) => expect(chatMarks(text)?.text).toBe(told));

test.each([
  "5* 212, 4* 98, 3* 41",
  "in_progress 5, to_do 9",
  "9:30 12, 10:30 14",
  "40 🍎 apples, 5 🍐 pears",
  "a = 5, b = 6",
  "#1 Maria 56",
])("%s stays as it is", (text) => expect(chatMarks(text)).toBeNull());

test.each([
  [":white_check_mark: Done: 12\n:construction: In progress: 5\n:x: Blocked: 2", "Done 12 · In progress 5 · Blocked 2"],
  [
    "| Team | Q1 | Q2 |\n| --- | --- | --- |\n| Red | 12 | 15 |\n| Blue | 9 | 14 |\n| **Total** | **21** | **29** |",
    "[Red / Blue] Q1 12/9 · Q2 15/14",
  ],
  ["Item\tQty\tTotal\nWidget\t12\t£54\nGasket\t30\t£36\nTOTAL\t\t£90", "[Qty / Total] Widget 12/54 · Gasket 30/36"],
])("%j", (text, line) => expect(readLine(text)).toBe(line));
