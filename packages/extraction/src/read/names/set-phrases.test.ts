import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Deliveries: on time 41, late 9. Returns: on time 12, late 3.", "[On time / Late] Deliveries 41/9 · Returns 12/3"],
  ["North: on site 41, at home 12. South: on site 30, at home 22.", "[On site / Home] North 41/12 · South 30/22"],
  // no such phrase
  ["Time 41, money 12, target 9", "Time 41 · Money 12 · Target 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
