import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Once a week 20%, twice a week 30%, every day 50%", "Once a week 20 · Twice a week 30 · Every day 50"],
  ["22% rarely eat fruit, 38% sometimes, 40% every day", "Rarely 22 · Sometimes 38 · Every day 40"],
  ["Rarely or never 12%, now and then 30%, most days 58%", "Rarely or never 12 · Now and then 30 · Most days 58"],
  [
    "Gym: 12 never, 8 once a week, 5 twice a week, 2 every day",
    "Never 12 · Once a week 8 · Twice a week 5 · Every day 2",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Every month £400 goes on rent, £200 on food and £50 on fun.", "Rent 400 · Food 200 · Fun 50"],
  ["12 said yes, 8 no, 5 sometimes", "Yes 12 · No 8 · Sometimes 5"],
  ["A third of us always recycle, half sometimes do.", "Always recycle 33.3 · Sometimes do 50"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
