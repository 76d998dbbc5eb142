import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Ana scored 48, up 5, Ben 39, down 2, and Cem 51, up 11.", "Ana 48 · Ben 39 · Cem 51"],
  ["Apples sold 340 (up 12), pears 290 (down 25).", "Apples 340 · Pears 290"],
  ["Leeds sold 340 cars, up 12; York sold 290, down 25.", "Leeds 340 · York 290"],
  [
    "Sales reached 120 units (+8%) in Spain, 95 (-3%) in Italy and 60 (+1%) in Malta.",
    "Spain 120 · Italy 95 · Malta 60",
  ],
  ["Goals: home 31 (+6 on last season), away 18 (-4).", "Home 31 · Away 18"],
  ["Members: juniors 45 (+5 since May), seniors 80 (-3), guests 12 (+2).", "Juniors 45 · Seniors 80 · Guests 12"],
])("%s: the levels are charted", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Steel is up 4, copper down 2, tin up 9.", "Steel 4 · Copper -2 · Tin 9"],
  ["We had 40 members in May, up 12 on April.", "April 28 · May 40"],
])("%s: changes alone, or from a time that is told", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Staff: Legal 42 (+6), Sales 31 (-2), IT 18, HR 5", "Legal 42 · Sales 31 · IT 18 · HR 5"]])(
  "%s: too",
  (text, line) => expect(readLine(text)).toBe(line),
);
