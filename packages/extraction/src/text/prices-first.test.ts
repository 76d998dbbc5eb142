import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { pricesFirst } from "./prices-first.ts";

test.each([
  [
    "My shop:\n$2.19 - leeks\n$4.29 - oat milk\n$1.40 - 3 limes\n$0.85 - a pear",
    "Leeks 2.19 · Oat milk 4.29 · Limes 1.4 · Pear 0.85",
  ],
  ["£4.50 – 6 eggs\n£3.20 – milk\n£2 – 1kg flour", "Eggs 4.5 · Milk 3.2 · Flour 2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Entry fees\n$10 - 15 a head\n$20 - 25 a head\n$30 - 40 a head",
  "Prices:\n$10 - 15 small\n$20 - 25 medium\n$30 - 40 large",
  "$1.09 - celery\n$3.49 - flour\n$0.75 - orange",
])("leaves alone: %s", (text) => expect(pricesFirst(text)).toBeNull());
