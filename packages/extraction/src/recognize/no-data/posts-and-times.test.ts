/** Numbers drawn, lists in store and hours kept are nothing to chart; sales of tickets, tips of two and prices are. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

test.each([
  "Winning numbers: 4, 8, 15, 16, 23, 42",
  "the winning raffle tickets are 142, 387 and 219",
  "EuroMillions results: 4, 17, 23, 38, 49 and lucky stars 2 and 11",
  "Lucky numbers 7 14 21 28 35",
  "7 lessons from 12 years of running a business 🧵",
  "10 tips to grow from 0 to 10k followers 👇",
  "3 lessons from 10 years in sales:\n1. Listen more\n2. Talk less\n3. Follow up",
  "My top 5 albums: 1 Brat, 2 GNX, 3 Short n Sweet",
  "Hair appt thurs 2.15, dentist fri 9.40",
  "Assembly at 9, break at 10.45, lunch at 12.30, home at 3.15",
  "Trains leave at 7.12, 7.42 and 8.12 from platform 3",
])("%j has nothing to chart", (text) => expect(extract(text).ok).toBe(false));

test.each([
  ["Raffle tickets sold: Mon 40, Tue 55, Wed 60", "Mon 40 · Tue 55 · Wed 60"],
  ["Winning numbers of votes: Ann 40, Bo 55, Cy 60", "Ann 40 · Bo 55 · Cy 60"],
  ["5 tips from Ann, 7 from Bo, 9 from Cy", "Ann 5 · Bo 7 · Cy 9"],
  ["Lunch 4.50, coffee 2.20, cake 3.10", "Lunch 4.5 · Coffee 2.2 · Cake 3.1"],
  ["Train fares: Leeds 2.15, York 9.40, Hull 7.30", "Leeds 2.15 · York 9.4 · Hull 7.3"],
])("%j is read", (text, line) => expect(readLine(text)).toBe(line));
