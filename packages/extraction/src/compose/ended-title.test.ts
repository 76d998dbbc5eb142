/** Titles without what goes on behind them. */
import { expect, test } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";
import { endedTitle } from "./ended-title.ts";

test.each([
  ["Our harvest climbed from 12 to 31 tonnes", "Harvest climbed from", [], "Harvest"],
  ["Time to fill a vacancy runs at 62 days for cooks", "Time to fill a vacancy runs", [], "Time to fill a vacancy"],
  ["Depths of lakes Tarn, Ulmer and Vos: 18 m", "Depths of lakes Tarn", ["Tarn", "Ulmer"], "Depths of lakes"],
  ["Entry to the zoo, the aquarium costs 9", "Entry to the zoo", ["Zoo", "Aquarium"], "Entry"],
  ["54 trees were felled, 30 of them oaks", "Trees were felled", [], "Trees felled"],
  ["Bikes were stolen in Leeds (40)", "Bikes were stolen", [], "Bikes stolen"],
  ["How every €100 is spent: boats 61", "How every €100 is spent", [], "How every €100 is spent"],
  ["Walls were tall: Ann 12", "Walls were tall", [], "Walls were tall"],
  ["Home runs scored: Ann 12", "Home runs", ["Ann"], "Home runs"],
  ["Hours climbed: Ann 12, Bo 9", "Hours climbed", ["Ann", "Bo"], "Hours climbed"],
])("%s", (text, title, names, told) => expect(endedTitle(text, title, names)).toBe(told));

test("the title of a list of lakes", () =>
  expect(readTitle("Depths of lakes Tarn, Ulmer and Vos: 18 m, 44 m and 7 m.")).toBe("Depths of lakes"));
