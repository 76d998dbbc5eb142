import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Kilos of hops in brews 41 to 45: 3.5, 3.8, 3.8, 5.2, 9. Yes, 45 is the double IPA.",
    "Brew 41 3.5 · Brew 42 3.8 · Brew 43 3.8 · Brew 44 5.2 · Brew 45 9",
  ],
  ["Passengers on buses 20 to 23: 41, 38, 52, 60. The 21 was late.", "Bus 20 41 · Bus 21 38 · Bus 22 52 · Bus 23 60"],
  [
    "Goals in seasons 3 to 6: 14, 22, 18, 31. Yes, 6 was the cup year.",
    "Season 3 14 · Season 4 22 · Season 5 18 · Season 6 31",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
