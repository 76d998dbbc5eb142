import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The fair drew 300 people, the village hall 85 and the tea room 40.", "Fair 300 · Village hall 85 · Tea room 40"],
  ["Ward 4 saw 120 cases, the day ward 35, the burns unit 12.", "Ward 4 120 · Day ward 35 · Burns unit 12"],
  [
    "The east shelf lost 112 books, the atlas room 45 and Room 101 none.",
    "East shelf 112 · Atlas room 45 · Room 101 0",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Flat 3 costs £900, Flat 4 £850, and Tower House 12 is empty.", "Flat 3 900 · Flat 4 850"],
  ["Gate 4 let in 900, Gate 5 410 and Gate 6 75.", "Gate 4 900 · Gate 5 410 · Gate 6 75"],
])("left: %s", (text, line) => expect(readLine(text)).toBe(line));
