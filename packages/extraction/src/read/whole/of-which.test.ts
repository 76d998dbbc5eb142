import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Total sales 500 of which online 320 and retail 180", "Online 320 · Retail 180"],
  ["Revenue: 40m, of which 25m services and 15m hardware", "Services 25000000 · Hardware 15000000"],
  ["There were 90 guests, of whom 60 adults and 30 children", "Adults 60 · Children 30"],
  ["500 sales in total, of which 320 online and 180 retail", "Online 320 · Retail 180"],
  [
    "1,031 people were arrested, 812 of them Ukrainians, 96 Russians and 41 Moldovans.",
    "Ukrainians 812 · Russians 96 · Moldovans 41",
  ],
  ["Ann 50, Bo 30, Cy 20", "Ann 50 · Bo 30 · Cy 20"],
])("%s → %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
