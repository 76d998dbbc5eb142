/** Levels in front of changes. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Election night: Reds 41 seats (+6), Blues 38 (-9), Greens 12 (+3)", "Reds 41 · Blues 38 · Greens 12"],
  ["North 120 homes (+14), South 95 (-3), East 60 (+9)", "North 120 · South 95 · East 60"],
])("%s: levels", (text, line) => expect(readLine(text)).toBe(line));

test("a name keeps its number where changes alone are told", () =>
  expect(readLine("Fiat 500 sales (+6%), VW Polo sales (-3%), Audi A3 sales (+2%)")).toContain("Fiat 500"));
