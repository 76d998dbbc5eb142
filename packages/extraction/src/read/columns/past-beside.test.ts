/** Figures held against what they were, when told once. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Footfall 8,200 vs 7,900 last year, sales 4,100 vs 3,800, returns 200 vs 300",
    "[Footfall / Sales / Returns] Last year 7900/3800/300 · Now 8200/4100/200",
  ],
  [
    "Q3 revenue $12.1m vs $10.4m a year ago, net profit $1.8m vs $2.2m",
    "[Revenue / Net profit] Year ago 10400000/2200000 · Q3 12100000/1800000",
  ],
  ["Visitors 410 against 390 in 2022, members 120 against 131", "[Visitors / Members] 2022 390/131 · Now 410/120"],
  [
    "Turnout was 61% compared with 58% five years ago, and spoiled ballots 2% compared with 1%.",
    "[Turnout / Spoiled ballots] Five years ago 58/1 · Now 61/2",
  ],
  [
    "Compared with last year: footfall 8,200 (7,900), sales 4,100 (3,800)",
    "[Footfall / Sales] Last year 7900/3800 · Now 8200/4100",
  ],
  ["Men vs women last year: Leeds 40 vs 31, York 28 vs 33", "[Men / Women] Leeds 40/31 · York 28/33"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
