import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "- Ad income: $490.20\n- Sales: $1,190.22\n- Posts: $219.28\nTotal income: $1,899.70",
    "Ad income 490.2 · Sales 1190.2 · Posts 219.28",
  ],
  ["Burger 12.50, fries 4, coke 3, subtotal 19.50", "Burger 12.5 · Fries 4 · Coke 3"],
  ["Jan £12k; Feb £14k; Mar £11k; Q1 £37k", "Jan 12000 · Feb 14000 · Mar 11000"],
  ["Q1 10, Q2 12, Q3 9, Q4 20, FY24 51", "Q1 10 · Q2 12 · Q3 9 · Q4 20"],
  ["Jan 10, Feb 12, Mar 14, YTD 36", "Jan 10 · Feb 12 · Mar 14"],
  ["Jan 10, Feb 12, Mar 14, Q2 39", "Jan 10 · Feb 12 · Mar 14 · Q2 39"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
