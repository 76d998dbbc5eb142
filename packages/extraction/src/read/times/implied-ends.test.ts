import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Parliament passed the bill by 312 to 290.", "For 312 · Against 290"],
  ["The board voted 7 to 4 against the merger.", "For 4 · Against 7"],
  ["Calls from landlines fell to 12%, those from mobiles rose to 88%.", "Landlines 12 · Mobiles 88"],
  [
    "The road plan passed by 120 to 81, the park plan passed by 140 to 60.",
    "[For / Against] Road plan 120/81 · Park plan 140/60",
  ],
])("%s tells two sides", (text, line) => expect(readLine(text)).toBe(line));

test.each(["The judges split 5 to 4.", "Leeds won the vote, 312 to 290.", "A is to B as 3 is to 5."])(
  "%s tells of no change",
  (text) => expect(readLine(text)).not.toContain("Before"),
);

test.each([
  ["Rent rose from 900 to 1,100 euros.", "Before 900 · After 1100"],
  ["Votes went from 312 to 290.", "Before 312 · After 290"],
])("%s does", (text, line) => expect(readLine(text)).toBe(line));
