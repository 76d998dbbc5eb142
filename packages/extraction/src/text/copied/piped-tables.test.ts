import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { pipedTables } from "./piped-tables.ts";

test.each([
  [
    "Pixie S | Pixie M | Pixie L | |\nMusic* | 41 | 44 | 30 |\nFilms* | 11 | 9 | 8 |\nCalls | 15 | 12 | 10 |",
    "[Pixie S / Pixie M / Pixie L] Music 41/44/30 · Films 11/9/8 · Calls 15/12/10",
  ],
  [
    "Very well | Fairly well | Not well |\n---|---|---|\n% | % | % |\nBuses | 21 | 40 | 27 |\nParks | 35 | 44 | 12 |",
    "[Very well / Fairly well / Not well] Buses 21/40/27 · Parks 35/44/12",
  ],
  [
    "| Test || Time (ms) | Change |\n|      ||  old |  new |      |\n| sort || 71.2 | 59.8 | -16% |\n| scan || 14.1 | 12.9 |  -8% |",
    "[Old / New] Sort 71.2/59.8 · Scan 14.1/12.9",
  ],
  [
    "| Housing, % | ||\n| Owned | 31 | 26 |\n| Rented | 59 | 68 |\n| Other | 10 | 6 |\n| | Towns (n = 114) | Villages* (n = 71) |",
    "[Towns / Villages] Owned 31/26 · Rented 59/68 · Other 10/6",
  ],
  [
    "Result\nAnswer | Votes |\n---|---|\nFor | 431 |\nAgainst | 212 |\nEligible: 8204\nTurnout: 7.84%",
    "For 431 · Against 212",
  ],
  ["Seats after the vote\n| 41 | 9 | 5 |\n| Reds | Blues | Greens |", "Reds 41 · Blues 9 · Greens 5"],
  [
    "Variable | Diet n = 637 |\nControl n = 1,097 |\n---|---|---|\nSmokers, n (%) | 96 (15.3)¶ | 165 (15.1) |\nDrinkers, n (%) | 68 (10.8) | 145 (13.3) |",
    "[Diet / Control] Smokers, n (%) 96/165 · Drinkers, n (%) 68/145",
  ],
  [
    "No. | GP | W | L | PTS | |\n---|---|---|---|---|---|\n1 | Bay Lightning | 82 | 46 | 22 | 106 |\n2 | Thrashers | 82 | 33 | 37 | 78 |",
    "[GP / W / L / PTS] Bay Lightning 82/46/22/106 · Thrashers 82/33/37/78",
  ],
  [
    "Population | |||\n---|---|---|---|\nCensus | Pop. | %± | |\n1850 | 966 | — | |\n1860 | 1,520 | 57.3% | |\n1870 | 2,881 | 89.5% | |",
    "1850 966 · 1860 1520 · 1870 2881",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Month | Rent | Food\nApr | 950 | 310\nMay | 960 | 290",
  "| Team | Won | Lost |\n|---|---|---|\n| Reds | 12 | 3 |\n| Blues | 9 | 6 |",
  "Gate A | 4 812\nGate B | 3 140",
])("stays as it is: %s", (text) => expect(pipedTables(text)).toBeNull());
