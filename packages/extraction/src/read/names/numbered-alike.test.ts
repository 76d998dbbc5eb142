import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Shop 1 sold 45 more than shop 2, which sold 120. Shop 3 sold 90.", "Shop 1 165 · Shop 2 120 · Shop 3 90"],
  ["Arsenic (µg/L): well 1 = 12, well 2 = 48, well 3 = 7", "Well 1 12 · Well 2 48 · Well 3 7"],
  ["Plot 4 yielded 12 kg more than plot 5, which gave 30 kg; plot 6 gave 21 kg", "Plot 4 42 · Plot 5 30 · Plot 6 21"],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test("leaves alone what has no noun", () =>
  expect(readLine("Siblings: 0 – 12 kids, 1 – 25, 2 – 9")).toContain("0 12 · 1 25 · 2 9"));
