import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { bracketHeads } from "./bracket-heads.ts";

test.each([
  ["Revenue by product line, FY24 (FY23):\nCore 120 (112)\nCloud 84 (61)", "[Core / Cloud] FY23 112/61 · FY24 120/84"],
  ["Sales, actual (plan): North 120 (112), South 84 (61)", "[Actual / Plan] North 120/112 · South 84/61"],
  [
    "Where boys eat (where girls eat): canteen 55% (40%), home 20% (31%), nowhere 25% (29%).",
    "[Where boys eat / Where girls eat] Canteen 55/40 · Home 20/31 · Nowhere 25/29",
  ],
  ["Fees now (in 2019): swim £6 (£4.50), gym £9 (£7)", "[Swim / Gym] 2019 4.5/7 · Now 6/9"],
  ["Goals (previous season): Kane 24 (18), Saka 14 (11)", "[Goals / Previous season] Kane 24/18 · Saka 14/11"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Revenue (FY24): Core 120, Cloud 84",
  "Sales, actual (plan): North 120, South 84",
  "Leeds (York): 12 (9) and 14",
  "What men buy (in Leeds): beer 40% (22%), wine 25% (38%)",
  "Goals (last season): Kane 24, Saka 14",
])("leaves alone: %s", (text) => expect(bracketHeads(text)).toBeNull());
