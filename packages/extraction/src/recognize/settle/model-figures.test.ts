import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["iOS 45, Android 52, other 3", "iOS 45 · Android 52 · Other 3"],
  ["iPhone 58% of visits, Android 36, desktop only 6", "iPhone 58 · Android 36 · Desktop 6"],
  ["Xbox 21% of sales, Switch 44, PlayStation 35", "Xbox 21 · Switch 44 · PlayStation 35"],
  ["Bus 40 people/hr, tram 180 people/hr, bike lane 600 people/hr", "Bus 40 · Tram 180 · Bike lane 600"],
  ["Leeds 12 crimes per 1000 people, York 9 and Hull 14", "Leeds 12 · York 9 · Hull 14"],
  ["3 deaths/100k in Spain, 5 deaths/100k in France", "Spain 3 · France 5"],
  [
    "Click rate, new page v old: iOS 48.6 v 41.2, Android 39.0 v 38.7, web 55.3 v 44.9",
    "[New page / Old] iOS 48.6/41.2 · Android 39/38.7 · Web 55.3/44.9",
  ],
])("%s: figures, no models", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["iPhone 15: 620, Pixel 8: 480", "iPhone 15 620 · Pixel 8 480"],
  ["Room 101 is locked, use 103.", "nothing-to-chart"],
  ["Boeing 737 jets 12, Airbus 320 jets 9", "Boeing 737 jets 12 · Airbus 320 jets 9"],
])("%s: models", (text, line) => expect(readLine(text)).toBe(line));
