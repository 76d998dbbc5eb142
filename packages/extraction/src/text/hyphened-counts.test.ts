/** Counts glued with a hyphen, and weeks told by a day. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { hyphenedCounts } from "./hyphened-counts.ts";

test.each([
  ["45-dogs, 38-cats, 12-fish", "Dogs 45 · Cats 38 · Fish 12"],
  ["wk of 5/6: 120, wk of 5/13: 98, wk of 5/20: 143", "5/6 120 · 5/13 98 · 5/20 143"],
])("told: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "3-bed 12, 2-bed 9",
  "screens: 12-inch, 15-inch",
  "week 5: 120, week 6: 98",
  "first week 2.1 km, second week 2.8 km",
  "5-6 people, 7-8 dogs",
])("left: %s", (text) => expect(hyphenedCounts(text)).toBeNull());
