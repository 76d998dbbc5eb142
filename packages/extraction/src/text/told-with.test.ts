import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { toldWith } from "./told-with.ts";

test.each([
  [
    "Sales 45 in May (target 40), 52 in June (target 50), 38 in July (target 55)",
    "[Sales / Target] May 45/40 · June 52/50 · July 38/55",
  ],
  [
    "Mean yield was 5.6 t/ha in 2021 (control 4.9) and 6.1 t/ha in 2022 (control 4.8).",
    "[Mean yield / Control] 2021 5.6/4.9 · 2022 6.1/4.8",
  ],
  [
    "Revenue was 12m in Q1 (budget 10m), 14m in Q2 (budget 15m)",
    "[Revenue / Budget] Q1 12000000/10000000 · Q2 14000000/15000000",
  ],
  ["We raised 340 € in May (goal: 300) and 410 € in June (goal: 450).", "[Actual / Goal] May 340/300 · June 410/450"],
  [
    "Delays were 12 days at Hull (guideline 10) and 18 days at York (guideline 10)",
    "[Delays / Guideline] Hull 12/10 · York 18/10",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Sales 45 in May (up 4), 52 in June (up 7)",
  "Sales 45 in May (target 40), 52 in June",
  "Sales 45 in May (target 40), 52 in June (record 60)",
  "Rents 45 in May (of 90), 52 in June (of 90)",
  "Ann (12) and Bo (14)",
])("%s: as it is told", (text) => expect(toldWith(text)).toBeNull());
