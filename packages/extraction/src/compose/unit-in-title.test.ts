import { expect, test } from "vitest";
import { readUnit } from "./chart-line.fixture.ts";

test.each([
  ["Hours played according to Steam: Stardew Valley 412, Hades 96, Celeste 41", "hours"],
  ["Rainy days\nApril - 14\nMay - 9\nJune - 7", "days"],
  ["Sick days per employee: 2022 → 11.3, 2023 → 7.9", "days"],
  ["Decibels at our house: blender 88, vacuum 76, toddler 102", "dB"],
  ["km ridden: Ann 210, Bo 95, Cy 340", "km"],
  ["Calories today - breakfast 420, lunch 650, dinner 780", "calories"],
  ["In decibels: whisper 30; normal chat 60; vacuum cleaner 75", "dB"],
  ["Time to first byte, in ms. Oslo 41. Warsaw 58. Madrid 73.", "ms"],
  ["24 hours in my day: 8 asleep, 9 at work, 2 commuting, 3 on the sofa, 2 pretending to cook", "hours"],
  ["My commute is 55 minutes: 30 on the train, 15 on the bus and 10 on foot.", "minutes"],
  ["Rents per square metre in euros, dearest first. Zurich: 38.5 / London: 34 / Dublin: 29.8", "€"],
])("%s: %s", (text, unit) => expect(readUnit(text)).toBe(unit));

test.each([
  "Stars of the show: Ann 4, Bo 5",
  "Opening hours and visitors: Mon 120, Tue 90",
  "Wins this year: Leeds 12, York 9",
  "Feet up: Ann 4, Bo 5",
  "Team GB: 14 gold, 22 silver, 29 bronze",
  "Of 80 clerks a quarter work from home, 20 are hybrid and the rest are in the office.",
  "Our shop's three busiest hours on Saturday were noon (84 customers), 3 pm (79) and 11 am (66).",
])("no unit: %s", (text) => expect(readUnit(text)).toBeNull());

test.each(["Past three months: rent 900, food 400, fun 120", "Days in the office: 0 – 11 people, 1 – 8, 2 – 21"])(
  "a time, or what else is counted, is no unit: %s",
  (text) => expect(readUnit(text)).toBeNull(),
);
