/** What is added to all of a list. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Pizza: small 8, medium 10, large 13, extra cheese +1.50", "Small 8 · Medium 10 · Large 13"],
  ["Egg prices: M 2.10, L 2.45, XL 2.90. Free range +0.60", "M 2.1 · L 2.45 · XL 2.9"],
  ["Tickets: adult £12, child £6, booking fee +£1.50", "Adult 12 · Child 6"],
])("left out: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Salary bands: <20k 14, 20-30k 31, 30-50k 22, 50k+ 9", "<20k 14 · 20-30k 31 · 30-50k 22 · 50k+ 9"],
  ["Change since May: rent +40, food +25, gas -10", "Rent 40 · Food 25 · Gas -10"],
  ["Pizza: small 8, medium 10, large 13, olives 1.50", "Small 8 · Medium 10 · Large 13 · Olives 1.5"],
])("told: %s", (text, line) => expect(readLine(text)).toBe(line));
