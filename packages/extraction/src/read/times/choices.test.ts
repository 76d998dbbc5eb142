import { expect, test } from "vitest";
import { readFirstType } from "../../compose/chart-line.fixture.ts";

test.each([
  "What's your favourite season? Spring 12, summer 34, autumn 21, winter 5",
  "Which day works best for you? Monday 4, Tuesday 9, Thursday 7",
  "When should we have the party? June 12, July 31, August 9",
  "Best day for the disco? fri 31 votes sat 44 votes sun 5 votes",
  "Which day suits everyone? Mon 4 Tue 9 Wed 2",
])("%j: no line joins what was chosen", (text) => expect(readFirstType(text)).toBe("barchart"));

test.each([
  "Which month was wettest? Jan 55, Feb 41, Mar 60",
  "Favourites sold: Mon 5, Tue 8, Wed 9",
  "Who works on which day? Mon 5, Tue 8, Wed 9",
])("%j is a course of time", (text) => expect(readFirstType(text)).toBe("linechart"));
