import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Sales: wk1 £4.1k | wk2 £3.8k | wk3 £4.9k | wk4 - | total £12.8k", "Wk1 4100 · Wk2 3800 · Wk3 4900"],
  ["Q1 12, Q2 14, Q3 tbc, Total 26", "Q1 12 · Q2 14"],
  ["Jan 10, Feb 12, Mar n/a, total 22", "Jan 10 · Feb 12"],
  ["Mon 4, Tue 7, Wed 3, total 14", "Mon 4 · Tue 7 · Wed 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
