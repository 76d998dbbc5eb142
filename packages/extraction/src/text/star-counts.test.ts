import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { starCounts } from "./star-counts.ts";

test.each([
  [
    "5 stars (120), 4 stars (64), 3 stars (21), 2 stars (8), 1 star (15)",
    "5 stars 120 · 4 stars 64 · 3 stars 21 · 2 stars 8 · 1 star 15",
  ],
  ["Reviews: 5★ (120), 4★ (64), 3★ (21)", "5★ 120 · 4★ 64 · 3★ 21"],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test.each([
  "Ritz 5 stars (120 reviews), Inn 3 stars (40 reviews)",
  "Ritz 5 stars (120), Plaza 5 stars (90)",
  "Ritz 5 stars (120)",
])("%s: as it is told", (text) => expect(starCounts(text)).toBeNull());
