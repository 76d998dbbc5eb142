import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "With 41 percent of the votes cast the Reds took 206 seats, an increase of 96. The Blues with 29 percent of the votes took 158 seats, a loss of 91 seats.",
    "[Votes / Seats] Reds 41/206 · Blues 29/158",
  ],
  [
    "The SLP polled 41.2 percent and took 9 seats; the UWP, with 52.4 percent, kept 8.",
    "[Votes / Seats] SLP 41.2/9 · UWP 52.4/8",
  ],
  [
    "The Greens won 12 seats (8.1%), the Left 7 (5.2%) and the Liberals 20 (14%).",
    "[Seats / Share] Greens 12/8.1 · Left 7/5.2 · Liberals 20/14",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Labour won 45 seats, the Greens 4", "Labour 45 · Greens 4"]])("stays: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
