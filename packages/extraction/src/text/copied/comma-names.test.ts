import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { commaNames } from "./comma-names.ts";

test.each([
  [
    "Metro area % increase\nReno, Sparks and Verdi NV 39.6%\nTampa, St. Pete FL 31.6%\nAustin TX 31.4%",
    "Reno, Sparks and Verdi NV 39.6 · Tampa, St. Pete FL 31.6 · Austin TX 31.4",
  ],
  [
    "Columbus, OH $272,800\nBoston-Cambridge, MA $635,700\nTulsa, OK $201,500",
    "Columbus 272800 · Boston-Cambridge 635700 · Tulsa 201500",
  ],
  [
    "Food, drink and tobacco: 12.5%\nClothing, shoes: 6.1%\nRent, water, power: 24.8%",
    "Food, drink and tobacco 12.5 · Clothing, shoes 6.1 · Rent, water, power 24.8",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ann, Ben and Cy 12\nDi 9\nEd 7",
  "Rent, food and fun 320",
  "Tom, we had 12\nSue, we had 9\nAl, we had 7",
  "Oslo 12, Rome 9\nBern 7, Bonn 4\nCork 3, Nice 2",
])("stays as it is: %s", (text) => expect(commaNames(text)).toBeNull());
