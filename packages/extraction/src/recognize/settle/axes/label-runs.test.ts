import { expect, test } from "vitest";
import { shownMarks } from "../../marks.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  // a row that counts up behind its lead names another row
  ["Readings at 5, 10 and 20 km came in at 31, 54 and 82 lux.", "@5 km @10 km @20 km 31 54 82"],
  ["Levels 1, 2, 3 and 4 took him 6, 9, 14 and 40 goes.", "@Level 1 @Level 2 @Level 3 @Level 4 6 9 14 40"],
  ["Cases in the weeks ending 3, 10 and 17 May: 230, 415 and 388.", "@3 May @10 May @17 May 230 415 388"],
  ["Yields within <2 ha, 2–5 ha and >5 ha of fields: 9, 5 and 2 t", "2 3.5 5 9 5 2"],
  ["Children aged 5, 6 and 7 lost 3, 19 and 34 teeth.", "@5 @6 @7 3 19 34"],
  ["The 5, 10 and 21 km runs took 25, 52 and 118 minutes.", "@5 km @10 km @21 km 25 52 118"],
  ["Ages 5, 10 and 15: 9%, 14% and 23% of children", "@5 @10 @15 9 14 23"],
  ["The 12 we had, 15 and 19; pay is 4, 9 and 2", "12 15 19 4 9 2"],
  ["Ann 7 - 5 - 9, Bo 8 - 8 - 4, Cy 6 - 9 - 9 in rounds 1, 2 and 3", "7 5 9 8 8 4 6 9 9 @Round 1 @Round 2 @Round 3"],
  ["Routes 5, 9 and 12 had 300, 410 and 220 riders.", "@Route 5 @Route 9 @Route 12 300 410 220"],
  ["Seats 30, 41 and 52, costs 12, 11 and 9", "30 41 52 12 11 9"],
  ["Ages 5 to 9: 40 kids; under 5: 31", "@5 to 9 40 @under 5 31"],
  ["Exports 30, 34, 41 and imports 28, 35, 39", "30 34 41 28 35 39"],
  ["Sales of 30, 20 and 50, costs of 12, 11 and 19", "30 20 50 12 11 19"],
  // every other figure is a measure that counts up
  ["Naps a day: 3 months: 5, 6 months: 3, 2 years: 1", "@3 months 5 @6 months 3 @2 years 1"],
  ["58 dB at 25 m, 54 dB at 50 m, 49 dB at 100 m", "58 @25 m 54 @50 m 49 @100 m"],
  ["Route A is 7 km with 120 m of climb, B 11 km and 340 m, C 16 km and 720 m.", "7 120 11 340 16 720"],
  ["After two weeks he had 40 kg; it took 4 weeks, 12 men", "@2 weeks 40 4 12"],
  ["The pen lasts after two days; new it lasted 11", "2 11"],
  // so many for so much
  ["Eggs: 6 for £1.80, 12 for £3.20", "@6 1.8 @12 3.2"],
  ["1 bagel for $1, 6 bagels for $5 and 12 for $9", "@1 bagel 1 @6 bagels 5 @12 9"],
  ["2.5 L £31.99, 5 L £47.99", "@2.5 L 31.99 @5 L 47.99"],
  ["500 g is £3 and 1 kg is £5", "@500 g 3 @1 kg 5"],
  ["Rice, 25 kg for $31; lentils, 10 kg for $22", "25 31 10 22"],
  ["Ana kept it 3 years for £30, Ben 2 years for £20", "3 30 2 20"],
  ["Ana sold 12 for £30, Ben 20 for £50", "12 30 20 50"],
  ["Bought 3 books for £12, 2 mugs for £9", "3 12 2 9"],
  // bands that go on where the last one ends
  ["Uptake under 25, 25 to 44, 45 to 64: 38, 52 and 69 per cent", "@under 25 @25 to 44 @45 to 64 38 52 69"],
  ["Under 20k: 18%, 20k–60k: 31%, over 60k: 44%", "@Under 20k 18 @20k–60k 31 @over 60k 44"],
  ["under 10 km 40%, 10-20 km 19%, over 20 km 12%", "@under 10 km 40 @10-20 km 19 @over 20 km 12"],
  ["Below £20k 18%, £20k to £60k 31%, above £60k 44%", "@Below £20k 18 @£20k to £60k 31 @above £60k 44"],
  ["Sales went from under 20k to over 60k in May", "20000 60000 @May"],
  ["Rents: €500–600 in Bonn, €600–700 in Kiel, over €700 in Ulm", "550 650 700"],
  ["Rents rose from 20 to 35 here and from 18 to 22 there", "20 35 18 22"],
  ["Wind rose from 6 to 29 and solar from 0 to 5", "6 29 0 5"],
];
test.each(rows)("%s", (text, expected) => expect(shownMarks(text)).toBe(expected));
