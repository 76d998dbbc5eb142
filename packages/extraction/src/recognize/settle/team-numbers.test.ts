import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Goals for the club: Ladies 1s 31, Ladies 2s 22, Men's 1s 40", "Ladies 1s 31 · Ladies 2s 22 · Men's 1s 40"],
  [
    "Hockey at Christmas, won-drawn-lost. Ladies 1s 9-2-3, Ladies 2s 5-4-5, Men's 1s 11-0-3, Men's 2s 2-1-11",
    "[Won / Drawn / Lost] Ladies 1s 9/2/3 · Ladies 2s 5/4/5 · Men's 1s 11/0/3 · Men's 2s 2/1/11",
  ],
  ["Players: Men's 1s: 14, Men's 2s: 11, Vets: 9", "Men's 1s 14 · Men's 2s 11 · Vets 9"],
])("%s names teams", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Lap times: Ana 8s, Ben 9s, Cy 7s", "Ana 8 · Ben 9 · Cy 7"],
  ["Ana 1s 31, Ben 2.5s", "Ana 1 · Ben 2.5"],
])("%s tells seconds", (text, line) => expect(readLine(text)).toBe(line));
