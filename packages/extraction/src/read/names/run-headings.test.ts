import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Latency p50 120ms, p95 480ms, p99 1.2s", "p50 120 · p95 480 · p99 1200"],
  ["Turnover store 1 £12k, store 2 £9k, store 3 £15k", "Store 1 12000 · Store 2 9000 · Store 3 15000"],
  ["NPS cohort A 31, cohort B 44, cohort C 28", "Cohort A 31 · Cohort B 44 · Cohort C 28"],
  ["Team A 5, team B 6, team C 7", "Team A 5 · Team B 6 · Team C 7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
