import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Six out of ten pupils walk, the other four cycle.", "Walk 60 · Cycle 40"],
  ["The north got 3 of every 5 euros, the south the other 2.", "North 60 · South 40"],
  ["3 in 10 of my year vape, 7 dont", "Vape 30 · Don't 70"],
  ["2 in 5 of us cycle, 3 don't", "Cycle 40 · Don't 60"],
  // counts of a whole that is told
  ["Of ten pupils, six walk and the other four cycle.", "Walk 6 · Cycle 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("no more than what is left", () => {
  expect(readLine("Six out of ten pupils walk, the other three cycle.")).not.toContain("30");
});
