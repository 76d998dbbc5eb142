import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["North: £2.4M (+12%), South: £1.9M (-3%), West: £0.8M (+30%)", "North 2400000 · South 1900000 · West 800000"],
  ["North: £2.4M (47%), South: £1.9M (37%), West: £0.8M (16%)", "North 2400000 · South 1900000 · West 800000"],
  ["under 5 min 18%, 5 to 10 min 54%, over 10 min 28%", "Under 5 min 18 · 5 to 10 min 54 · Over 10 min 28"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
