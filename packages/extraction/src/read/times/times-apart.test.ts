/** Times of one thing and others' names, told in one breath; and plans beside years. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Eurozone inflation eased to 2.4% in March from 2.6% in February, with Germany at 2.3%, France 2.4% and Spain 3.3%.",
    "Germany 2.3 · France 2.4 · Spain 3.3",
  ],
  ["2019 12, 2020 15, target 20, plan 25", "2019 12 · 2020 15 · Target 20 · Plan 25"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
