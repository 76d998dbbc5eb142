/** Whose it is, where the others are told by their owners alone; and where they are not. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Spain's unemployment rate is 12%, Italy's 8%, and France's 7%.", "Spain 12 · Italy 8 · France 7"],
  ["Japan's median age is 49, Italy's is 48 and Niger's just 15.", "Japan 49 · Italy 48 · Niger 15"],
  ["The Nile's length is 6,650 km, the Amazon's 6,400.", "Nile 6650 · Amazon 6400"],
  ["Leeds' average house costs £230k, York's £310k, Hull's £140k.", "Leeds 230000 · York 310000 · Hull 140000"],
  ["Boys' reading age went from 8.2 to 9.1, girls' from 8.9 to 10.0", "[Boys / Girls] Before 8.2/8.9 · After 9.1/10"],
  ["Tom's weight: May 91, June 89. Ann's: 64, 63", "[Tom / Ann] May 91/64 · June 89/63"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ana's stall took $300. Mine took $45 less.", "Ana's stall 300 · Mine 255"],
  ["Dad's van cost 9,000, the bike 400", "Dad's van 9000 · Bike 400"],
  [
    "Ann's tea stall made 40 in May and 50 in June, Bo's cake stall 60 and 70",
    "[Ann's tea stall / Bo's cake stall] May 40/60 · June 50/70",
  ],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
