import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Six out of ten pupils walk, the other four cycle.", "Walk 60 · Cycle 40"],
  ["The north got 3 of every 5 euros, the south the other 2.", "North 60 · South 40"],
  // counts of a whole that is told
  ["Of ten pupils, six walk and the other four cycle.", "Walk 6 · Cycle 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("no more than what is left", () => {
  expect(readLine("Six out of ten pupils walk, the other three cycle.")).not.toContain("30");
});
