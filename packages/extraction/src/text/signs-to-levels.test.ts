import { expect, test } from "vitest";
import { signsToLevels } from "./signs-to-levels.ts";

test.each([
  ["Bread +12% to 1.90, milk -5% to 1.15.", "Bread up 12% to 1.90, milk down 5% to 1.15."],
  ["Sales +8% to £4.2m, costs −3% to £3.1m", "Sales up 8% to £4.2m, costs down 3% to £3.1m"],
])("%s", (text, told) => expect(signsToLevels(text)?.text).toBe(told));

test.each(["Growth moved from +2% to 3%.", "Range -4% to 9%.", "Tea +5%, rice -2%."])("left as it is: %s", (text) =>
  expect(signsToLevels(text)).toBeNull(),
);
