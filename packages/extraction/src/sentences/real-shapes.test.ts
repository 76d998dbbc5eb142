/** Shapes of sentences that reports of sport, weather and the environment are full of. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  [
    "The power sector has seen only a 4% drop in emissions since 1990, while the farming industry has seen falls of 13% since then.",
    "Power sector -4 · Farming industry -13",
  ],
  ["Declines of about 8% in Leeds and of 5% in York were reported.", "Leeds -8 · York -5"],
])("falls told by a noun: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "City | Plays (millions) |\n---|---|\nLima | 1.04 billion |\nQuito | 482 million |\nCali | 310 million |",
    "Lima 1040000000 · Quito 482000000 · Cali 310000000",
  ],
  ["Region | Share\nNorth | 44 percent\nSouth | 31 percent\nWest | 25 percent", "North 44 · South 31 · West 25"],
])("cells with their magnitude in words: %s", (text, line) => expect(readLine(text)).toBe(line));

test("a long head of a table is no title", () =>
  expect(
    readLine(
      "Month | Mean Temperature C | Mean Total Snowfall (cm) | Mean Number of Frost Days\nJan | 1.2 | 14 | 21\nFeb | 2.6 | 9 | 17\nMar | 5.3 | 4 | 11",
    ),
  ).toBe(
    "[Mean Temperature C / Mean Total Snowfall (cm) / Mean Number of Frost Days] Jan 1.2/14/21 · Feb 2.6/9/17 · Mar 5.3/4/11",
  ));

test.each([
  [
    "Redhill – last with 29 points and going down.\nStanton – a hard year: 20th with 33 points.\nMarlow – 19th with 36 points.",
    "Redhill 29 · Stanton 33 · Marlow 36",
  ],
  [
    "Lynx – 14th with 45 points.\nOtters – 13th with 47 points.\nBears ended 15th with 43 points.",
    "Lynx 45 · Otters 47 · Bears 43",
  ],
])("places of a standing told in front of the points: %s", (text, line) => expect(readLine(text)).toBe(line));

test("inches typed as marks", () =>
  expect(readLine("It was wet: May had 4.02” of rain, June (3.11”) and July 0.87”.")).toBe(
    "May 4.02 · June 3.11 · July 0.87",
  ));

test.each([
  ["Last year we had 71 cm of snow, which is 12 cm more than this year.", "Last year 71 · This year 59"],
  ["In May we sold 40 boats, which is 6 more than this month.", "May 40 · This month 34"],
])("how much more than this year: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Gold Silver Bronze Total\nNorway 16 8 13 37\nSpain 4 9 5 18\nNew Zealand 3 2 6 11",
    "[Gold / Silver / Bronze] Norway 16/8/13 · Spain 4/9/5 · New Zealand 3/2/6",
  ],
  [
    "Food Calories Protein Fat\nTofu 140 16 9\nLentils 118 9 1\nTurkey Breast 160 30 4",
    "[Calories / Protein / Fat] Tofu 140/16/9 · Lentils 118/9/1 · Turkey Breast 160/30/4",
  ],
])("heads of one word each: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["1) Chile - 205.7\n2) US - 180.1\n3) Nepal - 73.2", "Chile 205.7 · US 180.1 · Nepal 73.2"],
  ["Joyful UK – 9/10\nJoyful US – 8.5/10\nMegagame – 7/10", "Joyful UK 9 · Joyful US 8.5 · Megagame 7"],
])("the US is no us: %s", (text, line) => expect(readLine(text)).toBe(line));

test("owners that end in a plus", () =>
  expect(readLine("The total includes Vista+'s 131.4M, Lumo's 40.2M and Kino+'s 19.1M.")).toBe(
    "Vista+ 131400000 · Lumo 40200000 · Kino+ 19100000",
  ));

test("above sea level is no more than another", () =>
  expect(
    readLine("Mount Ada has a peak 4,210 metres above sea level. Mount Bo has a summit 3,980 metres above sea level."),
  ).toBe("Mount Ada 4210 · Mount Bo 3980"));

test("two that are tied have as much each", () =>
  expect(readLine("Lumo is in the lead with a score of 84, with Apex and Dune tied at 81.")).toBe(
    "Lumo 84 · Apex 81 · Dune 81",
  ));

test("what a rise has brought the total to", () =>
  expect(readLine("Membership rose by 300, bringing the total to 1,900.")).toBe("Before 1600 · Now 1900"));
