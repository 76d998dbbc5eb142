import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "More than half the letters to this paper in May – 53 per cent – were about the bypass. Bins accounted for 19, dog mess for 16, and everything else for the other 12.",
    "Bypass 53 · Bins 19 · Dog mess 16 · Everything else 12",
  ],
  [
    "Nearly half the calls we took in June – 47 per cent – were about parking. Noise accounted for 30 and bins for 23.",
    "Parking 47 · Noise 30 · Bins 23",
  ],
  ["Over half of our visitors – 58% – were from Leeds. York made up 22 and Hull 20.", "Leeds 58 · York 22 · Hull 20"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Sales in June – 47 – were up, in July 52 and in August 60.", "June 47 · July 52 · August 60"]])(
  "leaves alone: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
