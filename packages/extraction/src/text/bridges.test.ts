import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { bridges } from "./bridges.ts";

test.each([
  [
    "Revenue bridge Q1→Q2: $41.2m + new 3.4 + expansion 1.8 − churn 1.1 = $45.3m",
    "Start 41200000 · New 3400000 · Expansion 1800000 · Churn -1100000 · End 45300000",
  ],
  ["ARR: 120 + new 34 - churn 12 = 142", "Start 120 · New 34 · Churn -12 · End 142"],
  ["Headcount bridge: 412 + 30 hires - 22 leavers = 420", "Start 412 · Hires 30 · Leavers -22 · End 420"],
])("a list of steps: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Lunch: 3 soups + 2 rolls = 5 items",
  "ARR: 120 + new 34 - churn 12 = 160",
  "Ann 12 + Bo 8 = 20",
  "a = 12 + 5 b",
])("left as it is: %s", (text) => expect(bridges(text)).toBeNull());
