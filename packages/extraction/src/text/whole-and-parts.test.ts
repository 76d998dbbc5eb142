import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";
import { wholeAndParts } from "./whole-and-parts.ts";

test.each([
  [
    "Wardens wrote 31 fines, most of them — 22 — for parking. Six were for litter and three for noise.",
    "Parking 22 · Litter 6 · Noise 3",
  ],
  [
    "The clinic saw 200 people, the majority (130) with colds. Fifty had flu and 20 came for jabs.",
    "Colds 130 · Flu 50 · Jabs 20",
  ],
  ["Owls laid 31 eggs, 22 of them in barns, six in trees and three in boxes.", "Barns 22 · Trees 6 · Boxes 3"],
  ["There were 64 thefts; 40 of these were in flats and 24 in houses.", "Flats 40 · Houses 24"],
  ["There were 64 thefts, 40 in flats and 24 in houses.", "Flats 40 · Houses 24"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("the whole is told as such", () => {
  const answer = extract("There were 64 thefts, 40 in flats and 24 in houses.");
  expect(answer.ok && answer.chart.notes).toEqual(["“64 thefts” is left out: it is the total of the parts."]);
});

test.each([
  "Of the 240 first-years, 110 come by bus, 74 on foot, 39 by bike and 17 get a lift.",
  "Last year's 640 hires broke down into 290 from referrals, 205 from job boards and 145 from campus.",
  "We have 22 cows and 30 sheep, 8 of them lambs.",
  "Leeds had 40 entries, 22 of them late, and Hull 30.",
])("left as it is: %s", (text) => expect(wholeAndParts(text)).toBeNull());
