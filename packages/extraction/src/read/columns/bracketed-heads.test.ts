import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test("columns are called by what is measured", () =>
  expect(readLine("Rainfall (mm): Jan 82, Feb 64, Mar 70. Temp (°C): 4, 5, 8.")).toBe(
    "[Rainfall / Temp] Jan 82/4 · Feb 64/5 · Mar 70/8",
  ));

test.each([
  ["Visits (north): Jan 82, Feb 64. Visits (south): 40, 50", "[North / South] Jan 82/40 · Feb 64/50"],
  ["Wages (Leeds): 2020 12, 2021 14; (York): 11, 12", "[Leeds / York] 2020 12/11 · 2021 14/12"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
