import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { unitCells } from "./unit-cells.ts";

test.each([
  [
    "Nutrient Grams kcal\nProtein 31 g 124\nCarbs 47 g 188\nFat 12 g 108\nTotal 420 kcal",
    "[Grams / Kcal] Protein 31/124 · Carbs 47/188 · Fat 12/108",
  ],
  [
    "2021 Opera Brave Vivaldi\nMarch 61.2 % 20.4 % 8.3 %\nFebruary 60.9 % 20.8 % 8.1 %\nJanuary 60.1 % 21.5 % 8.0 %",
    "[Opera / Brave / Vivaldi] January 60.1/21.5/8 · February 60.9/20.8/8.1 · March 61.2/20.4/8.3",
  ],
  [
    "City Low High\nBergen 4 °C 11 °C\nTurin 9 °C 19 °C\nGraz 5 °C 15 °C",
    "[Low / High] Bergen 4/11 · Turin 9/19 · Graz 5/15",
  ],
  [
    "Country 2018 2019\nSpain 10.4 million 11.8 million\nMalta 2.1 million 2.4 million",
    "[Spain / Malta] 2018 10400000/2100000 · 2019 11800000/2400000",
  ],
])("cells with units of their own: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Sea temperatures\nLisbon – 19.1 °C\nNice – 21.4 °C",
  "Ann 5 km\nBo 7 km",
  "Weekly runs\nAnn 5 km 30 min\nBo 7 km 41 min",
  "My Weekly Runs\nAnn 5 km 30 min\nBo 7 km 41 min",
  "Runs:\nAnn 5 km\nBo 7 km",
  "Name 5k 10k\nAnn 22 min 46 min\nBo 25 min 51 min",
])("no such table: %s", (text) => expect(unitCells(text)).toBeNull());
