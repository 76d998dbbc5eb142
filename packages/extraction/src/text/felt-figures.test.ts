import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { feltFigures } from "./felt-figures.ts";

test.each([
  [
    "Proving times: white tin 4 h, seeded 5 h, rye 9 h, and panettone, a frankly rude 14 h.",
    "White tin 4 · Seeded 5 · Rye 9 · Panettone 14",
  ],
  ["Drop-outs: bakers 12, cooks 9, and roofers, a truly awful 31.", "Bakers 12 · Cooks 9 · Roofers 31"],
  ["Emails on Monday: 40, Tuesday: a blissfully quiet 6", "Monday 40 · Tuesday 6"],
  ["Rent went up 4%, food 9% and gas by a rather painful 31%.", "Rent 4 · Food 9 · Gas 31"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Rent: studio £600, a newly built 3-bed £1,100",
  "Sold: a nearly new 2019 Golf for £9,000",
  "A fully furnished 2 room flat",
  "The income for a family was $48,200, for a household $41,750",
])("leaves alone: %s", (text) => expect(feltFigures(text)).toBeNull());
