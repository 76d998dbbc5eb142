/** One with and one without, in either order. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Pay is 12 an hour with experience and 10 without.", "With experience 12 · Without 10"],
  [
    "Wheat 3.1 with irrigation and 2.2 without, maize 4.0 and 2.6",
    "[With irrigation / Without] Wheat 3.1/2.2 · Maize 4/2.6",
  ],
  ["The test takes 40 minutes with a calculator, 55 without one.", "With a calculator 40 · Without 55"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["It costs 12 with milk, 9 with sugar.", "Milk 12 · Sugar 9"]])("not %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
