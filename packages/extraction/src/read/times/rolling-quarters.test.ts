import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Claims over the last four quarters: 12, 9, 14, 11", "Quarter 1 12 · Quarter 2 9 · Quarter 3 14 · Quarter 4 11"],
  ["Margin in the past three quarters was 4.1%, 3.8% and 3.2%", "Quarter 1 4.1 · Quarter 2 3.8 · Quarter 3 3.2"],
  ["Claims in the four quarters: 12, 9, 14, 11", "Q1 12 · Q2 9 · Q3 14 · Q4 11"],
  ["Last four quarters: Q1 12, Q2 9, Q3 14, Q4 11", "Q1 12 · Q2 9 · Q3 14 · Q4 11"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
