import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["chrome 65, safari 19, edge 5, rest other", "Chrome 65 · Safari 19 · Edge 5 · Other 11"],
  ["Browser share: Chrome 40, Safari 25, the rest others", "Chrome 40 · Safari 25 · Others 35"],
])("%s: shares of 100", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Total 90: walk 50, bus 30, the rest by car", "Walk 50 · Bus 30 · Car 10"],
  ["budget 1000: rent 500, food 300, rest fun", "Rent 500 · Food 300 · Fun 200"],
])("%s: parts of a total", (text, line) => expect(readLine(text)).toBe(line));
