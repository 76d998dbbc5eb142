import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { arrowFunnels } from "./arrow-funnels.ts";

test.each([
  ["412 swipes → 31 matches → 4 dates → 1 ghosting", "Swipes 412 · Matches 31 · Dates 4 · Ghosting 1"],
  ["40 calls → 12 replies → 3 visits", "Calls 40 · Replies 12 · Visits 3"],
  ["Funnel: 900 clicks -> 120 carts -> 40 orders", "Clicks 900 · Carts 120 · Orders 40"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Leeds 12 → 14", "40 → 12 replies → 3", "Leeds 12 → York 14 → Hull 9"])("not %s", (text) =>
  expect(arrowFunnels(text)).toBeNull(),
);
