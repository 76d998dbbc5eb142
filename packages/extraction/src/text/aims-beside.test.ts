import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { aimsBeside } from "./aims-beside.ts";

test.each([
  [
    "Sales came in at 40 against a target of 36, refunds at 4 against 5, visits at 900 against 850",
    "[Actual / Target] Sales 40/36 · Refunds 4/5 · Visits 900/850",
  ],
  [
    "Rent 120 vs budget 100, food 80 vs budget 90, fun 30 vs budget 40",
    "[Actual / Budget] Rent 120/100 · Food 80/90 · Fun 30/40",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Sales came in at 40 against a target of 36",
  "Leeds 40 vs York 36, Bath 31 vs Hull 30",
  "Plan for 2030: 40 vs 36",
])("%s: as it is told", (text) => expect(aimsBeside(text)).toBeNull());
