import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { pricedCounts } from "./priced-counts.ts";

test.each([
  ["SALE RESULTS!! hoodies 212 sold ($38), tees 480 sold ($22) 🔥", "[Sold / Price] Hoodies 212/38 · Tees 480/22"],
  ["Hoodies: 212 sold ($38), tees: 480 sold ($22)", "[Sold / Price] Hoodies 212/38 · Tees 480/22"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "hoodies 212 sold ($38k), tees 480 sold ($22k)",
  "hoodies 212 sold ($38), tees 480 sold",
  "hoodies 212 ($38), tees 480 ($22)",
])("leaves alone: %s", (text) => expect(pricedCounts(text)).toBeNull());
