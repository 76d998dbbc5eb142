/** What stands beside times gone by in a sentence of the present is told of now. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Unemployment among under-25s is down at 9%, having stood at 13% two years ago.", "Two years ago 13 · Now 9"],
  [
    "Sugar is up to £1.35 a bag, which makes it 50p dearer than two years ago and 20p dearer than last year.",
    "Two years ago 0.85 · Last year 1.15 · Now 1.35",
  ],
  [
    "There were 310 cases, 40 more than last week and 90 more than a month ago.",
    "Month ago 220 · Last week 270 · Now 310",
  ],
  ["The choir has 40 members; in 2019 there were 25.", "2019 25 · Now 40"],
  ["Our team is 12 strong, up from 7 last year.", "Last year 7 · Now 12"],
])("%s is read as %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each([
  ["Leeds has 40 shops and Hull 30."],
  ["Bin day noise levels are 71 dB on Mondays, 78 dB on Thursdays, 52 dB otherwise."],
])("%s tells of no now", (text) => {
  expect(readLine(text)).not.toContain("Now");
});
