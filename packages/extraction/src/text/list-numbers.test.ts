import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { listNumbers } from "./list-numbers.ts";

test.each([
  [
    "Sunniest towns (hours)\n\n1) Hove - 1905.7\n\n2) Bude - 1880.1\n\n2) Rhyl - 1811.3\n\n3) Ayr - 1702.4",
    "Hove 1905.7 · Bude 1880.1 · Rhyl 1811.3 · Ayr 1702.4",
  ],
  [
    "1. “Rust Valley”, $41.3 million.\n2. “Home”, $19 million.\n3. “Sisters”, $8.6 million.",
    "Rust Valley 41300000 · Home 19000000 · Sisters 8600000",
  ],
  ["1. Tea 40\n2. Coffee 31\n3. Water 12", "Tea 40 · Coffee 31 · Water 12"],
])("numbers that count lines: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["1. Rome\n2. Oslo\n3. Bern", "3) Tea 40\n1) Coffee 31\n2) Water 5", "1) 5 apples\n2) 7 pears\n3) 9 figs"])(
  "they stay: %s",
  (text) => expect(listNumbers(text)).toBeNull(),
);
