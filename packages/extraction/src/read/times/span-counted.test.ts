import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Fasting glucose 5.9 → 5.6 → 5.3 mmol/L in 3 months", "1 5.9 · 2 5.6 · 3 5.3"],
  ["Over the last 3 months: 5.9, 5.6, 5.3", "Month 1 5.9 · Month 2 5.6 · Month 3 5.3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
