import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { bracketHeads } from "./bracket-heads.ts";

test.each([
  ["Revenue by product line, FY24 (FY23):\nCore 120 (112)\nCloud 84 (61)", "[Core / Cloud] FY23 112/61 · FY24 120/84"],
  ["Sales, actual (plan): North 120 (112), South 84 (61)", "[Actual / Plan] North 120/112 · South 84/61"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Revenue (FY24): Core 120, Cloud 84",
  "Sales, actual (plan): North 120, South 84",
  "Leeds (York): 12 (9) and 14",
])("leaves alone: %s", (text) => expect(bracketHeads(text)).toBeNull());
