/** Scores with blanks between them. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { scoreRuns } from "./score-runs.ts";

test("each score is one", () =>
  expect(readLine("Bowling: Jo 142 138 151, Al 120 133 128")).toBe("[Jo / Al] 1 142/120 · 2 138/133 · 3 151/128"));

test.each(["France 67 391 582, Italy 59 257 566", "Jo 142 138 151", "Oslo 142 138 951, Rome 120 133 128"])(
  "as typed: %s",
  (text) => expect(scoreRuns(text)).toBeNull(),
);
