import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Budget vs actual: Jan $120k vs 131, Feb $125k vs 119, Mar $130k vs 142",
    "[Budget / Actual] Jan 120000/131000 · Feb 125000/119000 · Mar 130000/142000",
  ],
  [
    "North €12m (target 10), South €9m (target 11), West €7m (target 7)",
    "[Actual / Target] North 12000000/10000000 · South 9000000/11000000 · West 7000000/7000000",
  ],
  [
    "Ad spend $12k (budget 10), events $8k (budget 9), print $3k (budget 4)",
    "[Actual / Budget] Ad spend 12000/10000 · Events 8000/9000 · Print 3000/4000",
  ],
  [
    "Sales £1.2m (last year 0.9), costs £0.8m (0.7), profit £0.4m (0.2)",
    "[Sales / Costs / Profit] Last year 900000/700000/200000 · Now 1200000/800000/400000",
  ],
  [
    "Revenue €2.3bn (2.1 last year); EBITDA €0.6bn (0.5 last year)",
    "[Revenue / EBITDA] Last year 2100000000/500000000 · Now 2300000000/600000000",
  ],
  [
    "Turnover: 2022 £3.4m (forecast: 3.1), 2023 £3.9m (forecast: £4.0)",
    "[Actual / Forecast] 2022 3400000/3100000 · 2023 3900000/4000000",
  ],
])("%s: what is set against an amount is in its magnitude", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Messi $2.1M (1), Ronaldo $1.9M (2), Neymar $1.4M (3)", "Messi 2100000 · Ronaldo 1900000 · Neymar 1400000"],
  ["Leeds £1.2m (3 shops), York £2.1m (2 shops), Hull £0.9m (1 shop)", "Leeds 1200000 · York 2100000 · Hull 900000"],
])("%s: ranks and counts are none", (text, line) => expect(readLine(text)).toBe(line));
