import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { toldTrades } from "./told-trades.ts";

test.each([
  ["Oil rose $2.00, or 2 percent, to $102.00 a barrel.", "Before 100 · After 102"],
  [
    "October zinc rose $13 to $1,513 a ton, and December lead rose $9 to $709 a ton.",
    "[Zinc / Lead] Before 1500/700 · After 1513/709",
  ],
  ["Gold for December delivery fell $10, or 1 percent, to $990.", "Before 1000 · After 990"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Sales rose 2% in October, or 12 a day.", "In October sales rose 12 and costs fell 9."])(
  "%s: no trade",
  (text) => expect(toldTrades(text)).toBeNull(),
);
