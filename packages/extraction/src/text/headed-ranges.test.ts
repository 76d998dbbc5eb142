import { expect, test } from "vitest";
import { readLine, readUnit } from "../compose/chart-line.fixture.ts";
import { headedRanges } from "./headed-ranges.ts";

test.each([
  ["LCOE ($/MWh): solar 29-92, wind 27-73, gas CC 45-108", "Solar 60.5 · Wind 50 · Gas CC 76.5", "$"],
  ["LCOE, $/MWh: solar 29-92, wind 27-73, gas CC 45-108", "Solar 60.5 · Wind 50 · Gas CC 76.5", "$"],
  ["Wait (min): A 10-20, B 15-30, C 12-22", "A 15 · B 22.5 · C 17", "min"],
])("the head's unit: %s", (text, line, unit) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe(unit);
});

test.each([
  ["Fed funds: 4.75–5.00% (Sep), 4.50–4.75% (Nov), 4.25–4.50% (Dec)", "Sep 4.875 · Nov 4.625 · Dec 4.375"],
  ["Growth 1.75-2.00% in 2024, 2.25-2.50% in 2025", "2024 1.875 · 2025 2.375"],
])("the exact middle: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Scores: A 2-1, B 3-1, C 2-2",
  "Cost ($): A 12-15, B 9-7, C 3-4",
  "Cost ($): A 12, B 9, C 3-4",
  "Home/away ($): A 12-15, B 7-9",
  "Ages (years): 12-15 40, 16-18 31",
])("left as it is: %s", (text) => expect(headedRanges(text)).toBeNull());
