/** The year that a forecast is of. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["The ministry raised its 2023 growth forecast to 2.4% from 2.1% in March.", "March 2.1 · Now 2.4"],
  ["The bank cut its forecast for 2026 to 1.9% from 2.6%.", "Before 2.6 · After 1.9"],
  ["Sales rose to 40 in 2024 from 32 in 2023, above the forecast.", "2023 32 · 2024 40"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
