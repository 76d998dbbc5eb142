import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Galaxies found: 3 in Leo, 5 in Virgo, 2 in Coma. Bed at 2.", "Leo 3 · Virgo 5 · Coma 2"],
  ["64 knitters, 27 bakers and 15 footballers from 9 countries took part.", "Knitters 64 · Bakers 27 · Footballers 15"],
  ["Signatures: butcher 206, school 341, church 97. Target 500.", "Butcher 206 · School 341 · Church 97"],
  ["Top 3 in the 200 m: Ama 23.4, Jo 23.9, Lee 24.2. Wind +0.8.", "Ama 23.4 · Jo 23.9 · Lee 24.2"],
  ["My 2009 Volvo, bought for €2,500, cost €610 in 2022, €1,140 in 2023.", "2022 610 · 2023 1140"],
  // the wind of a power mix, a goal of one's own, and what stands in the list
  ["Power at noon: solar 46, wind 29, gas 25.", "Solar 46 · Wind 29 · Gas 25"],
  ["Target 40, budget 30, actual 20.", "Target 40 · Budget 30 · Actual 20"],
  ["Training: 60% easy, 25% threshold, 15% hard.", "Easy 60 · Threshold 25 · Hard 15"],
  ["Goals: me 3, Tom 2, own goal 1.", "Me 3 · Tom 2 · Own goal 1"],
  ["Guests: 12 from Rome, 9 from Oslo and 7 from Bonn.", "Rome 12 · Oslo 9 · Bonn 7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
