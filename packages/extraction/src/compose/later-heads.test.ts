/** Heads of figures that are left out. */
import { expect, test } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";

test.each([
  ["Sam 15 yrs, Ivy 12 yrs, Leo 9 yrs. Pocket money £8, £6 and £4", "Sam, Ivy and Leo"],
  ["Desk 12 kg, chair 7 kg, shelf 15 kg. Prices 140, 65 and 90", "Desk, chair and shelf"],
  ["Car 4 took 62 s, car 7 58 s, car 9 71 s. Top speed 210, 224 and 198 km/h", "Car 4, car 7 and car 9"],
  ["Tea £2.10, coffee £2.90, cake £3.50. Tips 10%", "Tea, coffee and cake"],
])("no title of others: %s", (text, title) => expect(readTitle(text)).toBe(title));

test.each([
  ["Oak took 42 votes, Ash 31 and Elm 27. Votes cast: 100", "Votes"],
  ["Weights: Tom 71 kg, Sue 58 kg. Total weight 129 kg", "Weights"],
])("of all of them: %s", (text, title) => expect(readTitle(text)).toBe(title));
