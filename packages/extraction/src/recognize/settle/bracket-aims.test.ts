import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Leeds: 4 falls (target 2). York: 1 (target 2). Hull: 6 (target 3).",
    "[Falls / Target] Leeds 4/2 · York 1/2 · Hull 6/3",
  ],
  ["Target 1 was met by 14 teams, target 2 by 9.", "Target 1 14 · Target 2 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
