import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { numberedOnes } from "./numbered-ones.ts";

test.each([
  [
    "Our three vans did 41,000, 38,500 and 52,300 km last year (van 1, 2 and 3 respectively).",
    "Van 1 41000 · Van 2 38500 · Van 3 52300",
  ],
  ["The pumps moved 12, 15 and 19 tonnes (pump 1, 2 and 3).", "Pump 1 12 · Pump 2 15 · Pump 3 19"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Output was 12, 15 and 19 (plants 1, 2 and 3)", "It rained (see page 1, 3 and 4): 12 mm"])(
  "leaves alone: %s",
  (text) => expect(numberedOnes(text)).toBeNull(),
);
