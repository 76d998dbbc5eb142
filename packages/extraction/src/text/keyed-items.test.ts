import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { keyedItems } from "./keyed-items.ts";

test.each([
  ["Flats: 1 room 22%, 2 rooms 41%, 3 rooms 28%, larger 9%", "1 room 22 · 2 rooms 41 · 3 rooms 28 · Larger 9"],
  ["Fixed loans: 5yr fix 3.9%, 10yr fix 4.2%, variable 4.8%", "5yr fix 3.9 · 10yr fix 4.2 · Variable 4.8"],
  ["Would donate: under $20 – 48%, $20 to $50 – 31%, more – 21%", "Under $20 48 · $20 to $50 31 · More 21"],
  ["Crates: 6 bottles £9, 12 bottles £16, 24 bottles £30", "6 bottles 9 · 12 bottles 16 · 24 bottles 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Retention: 1 month 71%, 3 months 52%, 6 months 44%",
  "Trip: 3 boys 40%, 2 girls 60%",
  "Flats: 1 room 22%, 2 rooms 41%",
  "Flats by size: 1 room 22%, 2 rooms 41%, 3 rooms 28%. More soon.",
])("%s: as it is told", (text) => expect(keyedItems(text)).toBeNull());
