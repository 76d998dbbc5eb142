/** Several that one of them is more than. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Oslo has 640 beds, 40 more than Bergen, 90 more than Moss and 120 more than Bodø.",
    "Oslo 640 · Bergen 600 · Moss 550 · Bodø 520",
  ],
  [
    "Ida is 20, 3 years younger than Eva, 5 years younger than Leo and 9 years younger than Max.",
    "Ida 20 · Eva 23 · Leo 25 · Max 29",
  ],
  ["Oslo has 640 beds, 40 more than Bergen, who has 90 more than Moss.", "Oslo 640 · Bergen 600 · Moss 510"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
