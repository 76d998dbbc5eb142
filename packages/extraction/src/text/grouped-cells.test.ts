import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { groupedCells } from "./grouped-cells.ts";

test.each([
  [
    "Flat £186,099 £152,705\nVilla £471,335 £412,898\nBarn £243,702 £218,787",
    "[Value 1 / Value 2] Flat 186100/152710 · Villa 471340/412900 · Barn 243700/218790",
  ],
  [
    "Type 2022 2021\nFlat £186,099 £152,705\nVilla £471,335 £412,898\nBarn £243,702 £218,787",
    "[Flat / Villa / Barn] 2021 152710/412900/218790 · 2022 186100/471340/243700",
  ],
  [
    "Leeds 12,400 11,900\nYork 9,100 8,700\nHull 10,200 9,900",
    "[Value 1 / Value 2] Leeds 12400/11900 · York 9100/8700 · Hull 10200/9900",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Flat,186,152\nVilla,471,412", "Leeds 12,400\nYork 9,100", "Tea, 1,200 1,300\nMilk, 1,100 1,000"])(
  "%s: the commas part cells or one figure stands alone",
  (text) => expect(groupedCells(text)).toBeNull(),
);
