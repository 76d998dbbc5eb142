import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Region,2022,2023,% change\nNorth,120,132,10%\nSouth,80,76,-5%", "[2022 / 2023] North 120/132 · South 80/76"],
  ["City | Rent | YoY\nRome | 900 | +3%\nOslo | 1,200 | +5%", "Rome 900 · Oslo 1200"],
  [
    "Item\tBudget\tActual\tVar %\nRent\t1000\t1100\t10%\nFun\t100\t150\t50%",
    "[Budget / Actual] Rent 1000/1100 · Fun 100/150",
  ],
  ["Product | Units | Share %\nA | 120 | 40%\nB | 180 | 60%", "[Units / Share %] A 120/40 · B 180/60"],
  ["Party | Seats | Change\nFG | 35 | -1\nFF | 48 | +10", "[Seats / Change] FG 35/-1 · FF 48/10"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
