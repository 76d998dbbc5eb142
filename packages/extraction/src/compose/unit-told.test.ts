import { expect, test } from "vitest";
import { readUnit } from "./chart-line.fixture.ts";

test.each([
  ["Bake sale raised £312! cupcakes 140, brownies 95, cookies 52, pies 25", "£"],
  ["Shopping came to £48.20: meat 14.50, veg 8.20, booze 18, rest other stuff", "£"],
  ["we made $240 at the yard sale: toys 90, books 50, clothes 100", "$"],
  ["Rent as % of income — 2010: 24; 2015: 29; 2020: 34", "%"],
  ["Percentage of homes with a dog: Leeds 24, York 31", "%"],
  ["The share of renters was 41 in 2010, 46 in 2015 and 52 in 2020.", "%"],
  ["The percentage of women on our board has gone 10, 10, 20, 30 and now 45 over the last five years.", "%"],
  ["Growth % | 2010 | 2020\nChina | 10.6 | 2.2\nIndia | 8.5 | -5.8", "%"],
  ["Rent (€),2020,2024\nRome,900,1200\nOslo,1100,1500", "€"],
])("%s", (text, unit) => expect(readUnit(text)).toBe(unit));

test.each([
  "team of 12: 5 boys, 7 girls",
  "The share of the vote was 0.41 in Leeds and 0.52 in Hull.",
  "Percentage of homes asked: Leeds 240, York 310",
  "Country | 2020 | 2024\nItaly | 9 | 12\nNorway | 11 | 15",
])("no unit: %s", (text) => expect(readUnit(text)).toBeNull());
