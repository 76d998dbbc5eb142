import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Print sales rose by 41.2 million in 2019, with adult fiction sales rising 15.5% and history sales rising 3.4%.",
    "Adult fiction sales 15.5 · History sales 3.4",
  ],
  [
    "The power sector has seen only a 4% drop in emissions since 1990, while the farming industry has seen falls of 13% since then.",
    "Power sector -4 · Farming industry -13",
  ],
])("changes of others: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Sales were 100 in May, rising 20% in June", "May 100 · June 120"],
  ["Of 400 seedlings, 15% died and 240 made it", "Died 60 · Made it 240"],
])("levels told from it: %s", (text, line) => expect(readLine(text)).toBe(line));
