/** Months in one breath. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { monthRuns } from "./month-runs.ts";

test.each([
  ["streak check jan 12 feb 41 mar 70 apr 3", "streak check jan 12, feb 41, mar 70, apr 3"],
  ["pull-ups: jan=3 // feb=5 // mar=8 (ugh) // apr=10", "pull-ups: jan=3, feb=5, mar=8 (ugh), apr=10"],
])("%s", (text, told) => expect(monthRuns(text)?.text).toBe(told));

test.each(["12 jan 41 feb 70 mar", "jan 12 feb 41", "jan 12, feb 41, mar 70"])("left: %s", (text) =>
  expect(monthRuns(text)).toBeNull(),
);

test("each month has its figure", () =>
  expect(readLine("pull-ups max: jan=3 // feb=5 // mar=8 // apr=8 (plateau ugh) // may=10")).toBe(
    "Jan 3 · Feb 5 · Mar 8 · Apr 8 · May 10",
  ));
