import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { comparedHeads } from "./compared-heads.ts";

test.each([
  [
    "Hours to beat vs hours to complete: Zelda 50 / 190, Mario 12 / 60, Kirby 9/20",
    "[Beat / Complete] Zelda 50/190 · Mario 12/60 · Kirby 9/20",
  ],
  [
    "Time to cook vs. to prep: curry 40/15, stew 120/25, salad 0/10",
    "[Cook / Prep] Curry 40/15 · Stew 120/25 · Salad 0/10",
  ],
  [
    "Calls handled within 30 seconds vs calls missed: Jan 900/40, Feb 870/62",
    "[Handled within 30 seconds / Missed] Jan 900/40 · Feb 870/62",
  ],
  [
    "Money in vs money out: Jan 400/380, Feb 420/450, Mar 390/310",
    "[Money in / Money out] Jan 400/380 · Feb 420/450 · Mar 390/310",
  ],
  [
    "Rooms booked online against rooms booked by phone: Inn 40/22, Grand 31/9.",
    "[Booked online / Booked by phone] Inn 40/22 · Grand 31/9",
  ],
  [
    "Tonnes in, tonnes rejected: Monday 41, 3; Tuesday 38, 5; Friday 47, 2.",
    "[Tonnes in / Tonnes rejected] Monday 41/3 · Tuesday 38/5 · Friday 47/2",
  ],
  ["Hours to beat vs hours to finish: Ember 9h vs 61h; Gloom 4h vs 34h", "[Beat / Finish] Ember 9/61 · Gloom 4/34"],
  [
    "Cost to collect vs cost to process, € per tonne: paper 38/22, glass 41/17",
    "[Collect / Process] Paper 38/22 · Glass 41/17",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Hotel Miramar vs Hotel Sol: location 9.1 / 7.4, wifi 5.9 / 8.1",
  "Goals for, goals for fun: May 7, June 4",
  "Boys vs girls: Leeds 3/4, York 5/6",
  "People under 30 vs over 60: Leeds 40/22, York 31/35",
  "Hours to beat vs hours to complete: Zelda 50, Mario 12",
  "Price to rent vs price to buy: skis 30/400, and boots are sold out",
])("%s: stays as it is", (text) => expect(comparedHeads(text)).toBeNull());
