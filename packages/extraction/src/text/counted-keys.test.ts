import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { countedKeys } from "./counted-keys.ts";

test.each([
  [
    "North: 2 bed £900, 3 bed £1,200. South: 2 bed £800, 3 bed £1,000.",
    "[2-bed / 3-bed] North 900/1200 · South 800/1000",
  ],
  ["Zone 1: 1 day £8, 7 days £40. Zone 2: 1 day £10, 7 days £52.", "[1-day / 7-days] Zone 1 8/40 · Zone 2 10/52"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["6 eggs €1.90, 2 loaves €4", "2 bed £900, 3 bed £1,200", "Ann sold 4 pies for £12, Bo 4 pies for £9"])(
  "leaves alone: %s",
  (text) => expect(countedKeys(text)).toBeNull(),
);
