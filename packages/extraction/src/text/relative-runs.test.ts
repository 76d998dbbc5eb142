/** Times told by the present, each with its figure in one breath. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { relativeRuns } from "./relative-runs.ts";

test.each([
  ["this year 3 trips last year 5 year before 2", "this year 3 trips, last year 5, year before 2"],
  ["20 bugs last sprint 12 this sprint", "20 bugs last sprint, 12 this sprint"],
])("apart: %s", (text, told) => expect(relativeRuns(text)?.text).toBe(told));

test.each(["last year 5, this year 3", "it rose last year and this year by 5", "this year is the best"])(
  "left: %s",
  (text) => expect(relativeRuns(text)).toBeNull(),
);

test("all are read", () => {
  expect(readLine("this year 3 trips last year 5 year before 2")).toBe("Before 2 · Last year 5 · This year 3");
});
