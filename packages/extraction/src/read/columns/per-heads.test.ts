import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Picks per hour: Ali 142, Bea 128, Cas 155; errors: Ali 3, Bea 1, Cas 4",
    "[Picks per hour / Errors] Ali 142/3 · Bea 128/1 · Cas 155/4",
  ],
  ["Hours: Ali 14, Bea 12, Cas 15; errors: Ali 3, Bea 1, Cas 4", "[Hours / Errors] Ali 14/3 · Bea 12/1 · Cas 15/4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
