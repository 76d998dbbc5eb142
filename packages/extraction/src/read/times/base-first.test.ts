/** The time that a change is told from comes first; others keep the order of the year. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["House sales: 92,000 in January, a 7% rise on December's 86,000.", "December 86000 · January 92000"],
  ["Visits: 1,200 on Monday, down on Sunday's 1,900.", "Sunday 1900 · Monday 1200"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["92,000 in January, 86,000 in December.", "January 92000 · December 86000"],
  ["We had 15 in 2018, more than in 2019 (12).", "2018 15 · 2019 12"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
