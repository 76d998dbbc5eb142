/** Lengths of races are names. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Resting heart rate 71 when I signed up for this couch to 5k. It's 58 now.", "Before 71 · Now 58"],
  ["Blood pressure 150 before couch to 10k, 128 now", "Before 150 · Now 128"],
  ["I did 3 runs in week 1 of Couch to 5K, 4 in week 2 and 5 in week 3.", "Week 1 3 · Week 2 4 · Week 3 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("thousands stay", () =>
  expect(readLine("Followers went from 3k in May to 5k in June.")).toBe("May 3000 · June 5000"));
