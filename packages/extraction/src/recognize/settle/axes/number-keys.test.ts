import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Household size 1 30%, 2 35%, 3 15%, 4 14%, 5+ 6%", "1 30 · 2 35 · 3 15 · 4 14 · 5+ 6"],
  ["How many cups a day? 0 - 12%, 1 - 30%, 2 - 40%, 3+ - 18%", "0 12 · 1 30 · 2 40 · 3+ 18"],
  [
    "Books read per year: none 20%, 1-5 35%, 6-10 30%, more than 10 15%",
    "None 20 · 1-5 35 · 6-10 30 · More than 10 15",
  ],
  ["How many hours do you sleep? 6 or less 20%, 7 40%, 8 30%, 9+ 10%", "6 or less 20 · 7 40 · 8 30 · 9+ 10"],
  ["siblings: 0 5, 1 12, 2 8, 3 2", "0 5 · 1 12 · 2 8 · 3 2"],
  ["Shoe sizes 38 12, 39 20, 40 15", "38 12 · 39 20 · 40 15"],
  ["Goals per game: 0 (12), 1 (30), 2 (40)", "0 12 · 1 30 · 2 40"],
])("%s: each number names the figure behind it", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ann 1 5%, Bo 2 6%, Cy 3 7%", /1 5%/], // somebody stands between
  ["It grew 1 - 3% in Leeds, 3 - 5% in York, 5 - 7% in Hull", /Leeds 1(?!\d)/], // ranges
])("%s: no names", (text, not) => expect(readLine(text)).not.toMatch(not));
