import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["P&L (£k): Jan (12), Feb 4, Mar (3)", "Jan -12000 · Feb 4000 · Mar -3000"],
  ["Profit/loss: Jan (1.2), Feb 0.4, Mar (0.3), Apr 1.1", "Jan -1.2 · Feb 0.4 · Mar -0.3 · Apr 1.1"],
  ["EBITDA 2021 (4.5), 2022 1.2, 2023 6.0", "2021 -4.5 · 2022 1.2 · 2023 6"],
  ["change vs ly: north (3%), south 4%, east (1%)", "North -3 · South 4 · East -1"],
  [
    "The ports with growth of more than 25% were Sines (34%), Genoa (27%) and Bilbao (35%).",
    "Sines 34 · Genoa 27 · Bilbao 35",
  ],
  [
    "Firms got $28.5 billion so far this year, more than in 2020 ($11.3 billion) and 2019 ($13.1 billion).",
    "2019 13100000000 · 2020 11300000000 · This year 28500000000",
  ],
  ["Goals: Ann (12), Ben 4, Cy (9)", "Ann 12 · Ben 4 · Cy 9"],
  ["Profit: Dogs (12), Cats (9)", "Dogs 12 · Cats 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Revenue 120k, profit 12k, margin 10%", "Revenue 120000 · Profit 12000"],
  ["120k impressions, 3.4k clicks, 2.8% CTR", "Impressions 120000 · Clicks 3400"],
  ["Of 400 seedlings, 15% died and 240 made it", "Died 60 · Made it 240"],
])("%s: a rate counts nothing", (text, line) => expect(readLine(text)).toBe(line));
