/** The time that a change is told from comes first; others keep the order of the year. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["House sales: 92,000 in January, a 7% rise on December's 86,000.", "December 86000 · January 92000"],
  ["Gross debt was €3.1bn in March, against €3.4bn in December.", "December 3400000000 · March 3100000000"],
  [
    "Net cash was £12m at end-January, compared with £15m at end-October.",
    "End-October 15000000 · End-January 12000000",
  ],
  ["Visits: 1,200 on Monday, down on Sunday's 1,900.", "Sunday 1900 · Monday 1200"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["92,000 in January, 86,000 in December.", "January 92000 · December 86000"],
  ["Sales were 40 in May, against 52 in June.", "May 40 · June 52"],
  ["We had 15 in 2018, more than in 2019 (12).", "2018 15 · 2019 12"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
