import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { runsOfPairs } from "./runs-of-pairs.ts";

test.each([
  ["Kim v Lee by frame: 61 v 40, 12 v 88, 71 v 65", "[Kim / Lee] 1 61/40 · 2 12/88 · 3 71/65"],
  [
    "Cash vs card by month: 41 vs 59, 38 vs 62 and 30 vs 70",
    "[Cash / Card] Month 1 41/59 · Month 2 38/62 · Month 3 30/70",
  ],
  ["Home/away goals per match: 2/1, 0/3, 1/1, 4/2", "[Home / Away goals] 1 2/1 · 2 0/3 · 3 1/1 · 4 4/2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Men v women: Leeds 41 v 38, York 29 v 31, Hull 12 v 9",
  "Kim v Lee: 61 v 40, 12 v 88",
  "Kim by frame: 61-40, 12-88, 71-65",
  "Kim v Lee, frames: 61-40, 12-88, then 71",
])("leaves alone: %s", (text) => expect(runsOfPairs(text)).toBeNull());
