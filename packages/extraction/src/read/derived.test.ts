/** What is left, what two have together and what each of several has is among the readings of a text, whichever is ranked first. */
import { expect, test } from "vitest";
import { readingLine } from "../compose/chart-line.fixture.ts";
import { stagesOf } from "../extract.ts";

const readingsOf = (text: string): string[] => stagesOf(text).readings.map(({ reading }) => readingLine(reading));

test.each([
  ["Ali and Sam have 50 stickers; Ali has 32.", "Ali 32 · Sam 18"],
  ["There are 28 students: 13 girls and the rest boys.", "girls 13 · boys 15"],
  [
    "The budget is 2,000 euros: 40% for food, 500 for drinks, the remainder for music.",
    "food 800 · drinks 500 · music 700",
  ],
  ["Cars carry 60%, buses 30%, and walking and biking make up 5% each.", "Cars 60 · buses 30 · walking 5 · biking 5"],
  ["Rome is on 14, Bath follows on 11, while Hull and Leeds have 8 and 6.", "Rome 14 · Bath 11 · Hull 8 · Leeds 6"],
  ["Half of the 400 voters said yes, 120 said no and the others abstained.", "yes 200 · no 120 · abstained 80"],
])("%s", (text, expected) => expect(readingsOf(text)).toContain(expected));

test.each([
  ["Greens 14, Labour 12, independents the other 7.", "other"],
  ["Legacies, at 44%, dwarf everything else: gifts 26%, events 30%.", "44 · "],
])("no rest is made up: %s", (text, name) =>
  expect(readingsOf(text).filter((reading) => reading.split(" · ").length > 3 && reading.includes(name))).toEqual([]),
);
