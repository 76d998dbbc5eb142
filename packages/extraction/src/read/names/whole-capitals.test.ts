import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Visitors from Asia increased 9 percent to 512,400, followed by arrivals from Central and South America with 118,300 and from Africa with 64,900.",
    "Asia 512400 · Central and South America 118300 · Africa 64900",
  ],
  [
    "The Rijksmuseum counted 2.2 million visitors, followed by Boston's Gardner Museum of Art, with 1.4 million.",
    "Rijksmuseum 2200000 · Boston's Gardner Museum of Art 1400000",
  ],
  [
    "Blue Heron took in $6.1 million to remain the top family film, with Night Train weighing in at $5.5 million and Anna's The Long Walk of Peter Grey rounding out the list with $4.2 million.",
    "Blue Heron 6100000 · Night Train 5500000 · Anna's The Long Walk of Peter Grey 4200000",
  ],
])("a name of several capitals stays whole: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Leeds has 12 shops, Hull 9 and York 4", "Leeds 12 · Hull 9 · York 4"]])(
  "names apart stay apart: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
