/** Counts behind shares, and shares behind counts. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { sharesAndCounts } from "./shares-and-counts.ts";

test.each([
  ["Yes 78.3% 94\nNo 21.7% 26", "Yes 78.3% (94)\nNo 21.7% (26)"],
  ["Would you?\nYes 94 78.3%\nNo 26 21.7%", "Would you?\nYes 94 (78.3%)\nNo 26 (21.7%)"],
])("in brackets: %s", (text, told) => expect(sharesAndCounts(text)?.text).toBe(told));

test.each(["Response Count Percent\nYes 94 78.3%\nNo 26 21.7%", "Yes 78%\nNo 22%", "Yes 78% 94, no 22% 26"])(
  "left: %s",
  (text) => expect(sharesAndCounts(text)).toBeNull(),
);

test("the shares are shown", () => {
  expect(readLine("Very likely 45.00% 54\nLikely 30.00% 36\nUnlikely 25.00% 30")).toBe(
    "Very likely 45 · Likely 30 · Unlikely 25",
  );
});
