import { describe, expect, test } from "vitest";
import { readLine } from "./chart-line.fixture.ts";

describe("told back from the last, over a new year", () => {
  test.each([
    [
      "Inflation cooled to 3.2% in March, from 3.8% in February, 4.1% in January and 4.6% in December.",
      "December 4.6 · January 4.1 · February 3.8 · March 3.2",
    ],
    ["Orders: 40 in February, 35 in January, 52 in December", "December 52 · January 35 · February 40"],
  ])("%s", (text, line) => expect(readLine(text)).toBe(line));
});

describe("what came later, before the present", () => {
  test.each([
    ["Members: 80 at launch, 31 a month later, 12 now", "Launch 80 · Month later 31 · Now 12"],
    ["NPS: 8 before the reorg, 12 three months in, 31 today.", "Before 8 · Three months in 12 · Today 31"],
  ])("%s", (text, line) => expect(readLine(text)).toBe(line));
});

describe("a then among times stays behind the one before it", () => {
  test.each([
    [
      "The museum's visitors: 41,000 in 2020, then a drop to 12,000, before rebounding to 38,000 in 2022 and 55,000 in 2023.",
      "2020 41000 · Then 12000 · 2022 38000 · 2023 55000",
    ],
  ])("%s", (text, line) => expect(readLine(text)).toBe(line));
});

describe("days and hours in the order in which they are told", () => {
  test.each([
    ["sun 3 mi / tue 5 / thu 5 / sat 12", "Sun 3 · Tue 5 · Thu 5 · Sat 12"],
    ["Visitors on Friday 40, Monday 12, Tuesday 15", "Friday 40 · Monday 12 · Tuesday 15"],
    ["The gauge read 1.8 m at ten, 2.3 m at midnight and 3.1 m at two.", "Ten 1.8 · Midnight 2.3 · Two 3.1"],
  ])("%s", (text, line) => expect(readLine(text)).toBe(line));
});

describe("told out of order", () => {
  test.each([
    ["Sun 12, Fri 5, Sat 8", "Fri 5 · Sat 8 · Sun 12"],
    ["Sales 40 in March, 30 in January, 20 in February", "January 30 · February 20 · March 40"],
    ["Queue at 12 pm 14, at 8 am 9, at 10 am 11", "8 am 9 · 10 am 11 · 12 pm 14"],
    ["Friday 40, Wednesday 12, Thursday 15", "Wednesday 12 · Thursday 15 · Friday 40"],
  ])("%s", (text, line) => expect(readLine(text)).toBe(line));
});
