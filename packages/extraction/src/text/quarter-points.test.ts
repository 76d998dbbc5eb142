import { expect, test } from "vitest";
import { quarterPoints } from "./quarter-points.ts";

test.each([
  ["cut by a quarter point in May", "cut by a quarter-point in May"],
  ["up three quarter percentage points", "up three quarter-percentage points"],
])("%s", (text, told) => expect(quarterPoints(text)?.text).toBe(told));

test.each(["a quarter of the points", "7 and a half points", "Q1 points 12"])("stays: %s", (text) =>
  expect(quarterPoints(text)).toBeNull(),
);
