import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "New search vs old, two weeks in: zero-result rate 3.1% against 8.8%, p95 latency 240 ms against 610 ms, infra bill $1,900/mo against $1,250.",
    "[New search / Old] Zero-result rate 3.1/8.8 · p95 latency 240/610 · Infra bill 1900/1250",
  ],
  [
    "Team A vs team B, ten days in: error rate 1.2% against 3.4%, build time 6 min against 11 min, tickets 40 against 31.",
    "[Team A / Team B] Error rate 1.2/3.4 · Build time 6/11 · Tickets 40/31",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Sales, now vs last year: Leeds 12 vs 9, York 7 vs 8", "[Leeds / York] Last year 9/8 · Now 12/7"]])(
  "leaves alone: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
