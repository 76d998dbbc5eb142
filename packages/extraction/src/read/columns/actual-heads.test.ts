import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Q3 sales by rep: Dana 84k (target 80k), Luis 71k (target 90k)",
    "[Actual / Target] Dana 84000/80000 · Luis 71000/90000",
  ],
  ["Ann 42 calls (quota 40), Bo 31 calls (quota 40)", "[Actual / Quota] Ann 42/40 · Bo 31/40"],
  ["Calls: Ann 42 (target 40), Bo 31 (target 40)", "[Calls / Target] Ann 42/40 · Bo 31/40"],
  ["Leeds 61% (women 44%), York 52% (women 40%)", "[All / Women] Leeds 61/44 · York 52/40"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Leads: 412 (target 400). Demos: 38 (target 50). Deals: 9 (target 12).",
    "[Actual / Target] Leads 412/400 · Demos 38/50 · Deals 9/12",
  ],
])("%s: too", (text, line) => expect(readLine(text)).toBe(line));
