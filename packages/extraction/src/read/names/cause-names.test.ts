import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "49% were dismissed because of their lateness, the firm says. Another 20% were let go because of low sales, while nearly 17% left because of illness.",
    "Lateness 49 · Low sales 20 · Illness 17",
  ],
  ["12% of delays were due to weather and 8% were due to staff shortages", "Weather 12 · Staff shortages 8"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["30% left, 12% stayed because they liked it", "Left 30 · Stayed 12"]])("stays: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
