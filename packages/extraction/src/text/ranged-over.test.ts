import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { rangedOver } from "./ranged-over.ts";

test.each([
  ["Calories in 100 g range from 210 for figs all the way to 690 for pecans.", "Figs 210 · Pecans 690"],
  ["Entry fees range from $12 for children to $38 for adults.", "Children 12 · Adults 38"],
])("two ends of a range, each of somebody: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Rents range from 400 to 900", "Highs ranged from 12 in May to 18 in June"])(
  "no ends of somebody: %s",
  (text) => expect(rangedOver(text)).toBeNull(),
);
