/** What all that are told apart by a number have in common behind it. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "ranked reset lol 😭 s12 peak 2140 // s13 peak 1985 // s14 peak 2310 🚀 s15 so far... 1760 #uninstall",
    "S12 2140 · S13 1985 · S14 2310 · S15 1760",
  ],
  ["act 1 peak 1400, act 2 peak 1650, act 3 so far 1580", "Act 1 1400 · Act 2 1650 · Act 3 1580"],
  ["p1 quali 1.22, p2 quali 1.24, p3 quali 1.31", "P1 1.22 · P2 1.24 · P3 1.31"],
  ["route 1 bus 40, route 2 bus 52, tram 12", "Route 1 bus 40 · Route 2 bus 52 · Tram 12"],
  ["gate 1 north 12, gate 1 south 14, gate 2 north 19", "Gate 1 north 12 · Gate 1 south 14 · Gate 2 north 19"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
