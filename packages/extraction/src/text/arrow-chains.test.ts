import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { arrowChains } from "./arrow-chains.ts";

test.each([
  ["Voters have gone 3,400 → 2,950 → 4,120 → 4,700 over the past four years.", "1 3400 · 2 2950 · 3 4120 · 4 4700"],
  ["Subscribers 120 → 300 → 950 → 2,100 since launch", "1 120 · 2 300 · 3 950 · 4 2100"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Rents went 12 → 14 since launch", "Sales 3 → 4 → 5 since 2019", "Sales – 4 since launch"])(
  "%s: stays as it is",
  (text) => expect(arrowChains(text)).toBeNull(),
);
