import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { partedSteps } from "./parted-steps.ts";

test.each([
  ["week 1 lost 3lb week 2 lost 2 week 3 put on 1 week 4 lost 2.5", "Week 1 -3 · Week 2 -2 · Week 3 1 · Week 4 -2.5"],
  ["day 1 450 day 2 800 day 3 900", "Day 1 450 · Day 2 800 · Day 3 900"],
  ["lap 1 took 92 lap 2 took 91", "Lap 1 92 · Lap 2 91"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["took 2 week 3 days off", "week 1 lost 3lb, week 2 lost 2", "level 3 had 5 level 9 had 2"])(
  "%s: stays as it is",
  (text) => expect(partedSteps(text)).toBeNull(),
);
