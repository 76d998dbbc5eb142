import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Overtime: Ann +6 h, Bo -2 h, Cy +1.5 h.", "Ann 6 · Bo -2 · Cy 1.5"],
  ["Delay against plan: bus +12 min, tram -3 min, train +40 min.", "Bus 12 · Tram -3 · Train 40"],
  ["After 6 h 40 mg, after 12 h 25 mg, after 24 h 8 mg.", "6 h 40 · 12 h 25 · 24 h 8"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
