import { expect, test } from "vitest";
import { entryDate } from "./entry-date.ts";

const now = new Date(2026, 2, 1, 12, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test.each([
  [at(2026, 2, 1, 9, 5), "Today, 09:05"],
  [at(2026, 1, 28, 23, 59), "Yesterday, 23:59"],
  [at(2026, 1, 27, 23, 59), "27 February 2026"],
  [at(2025, 2, 1, 12, 0), "1 March 2025"],
  ["nonsense", ""],
])("%s -> %s", (iso, expected) => {
  expect(entryDate(iso, now)).toBe(expected);
});
