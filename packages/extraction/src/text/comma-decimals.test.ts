import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { commaDecimals } from "./comma-decimals.ts";

test.each([
  ["45,2% Yes\n38,1% No\n16,7% Unsure", "Yes 45.2 · No 38.1 · Unsure 16.7"],
  ["2021: 12,5\n2022: 13,1\n2023: 14,2", "2021 12.5 · 2022 13.1 · 2023 14.2"],
  ["Revenue 1.234,5\nCosts 987,2", "Revenue 1234.5 · Costs 987.2"],
  ["Plums 1,5 kg\nPears 2,25 kg\nFigs 0,8 kg", "Plums 1.5 · Pears 2.25 · Figs 0.8"],
  ["Turin: 12,5 €\nPadua: 9,80 €", "Turin 12.5 · Padua 9.8"],
  ["Weights in kg\nUwe 82,5\nEva 61,2\nIda 60", "Uwe 82.5 · Eva 61.2 · Ida 60"],
  ["Turin 12,5%\nPadua 9,8%\nParma 3,25%", "Turin 12.5 · Padua 9.8 · Parma 3.25"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Day 1,12\nDay 2,14\nDay 3,9",
  "Turin,12,14\nPadua,13,15",
  "Turin 1,2,3\nPadua 2,3,4",
  "City,kg\nTurin,1.5 kg\nPadua,2 kg",
  "Rent 1,200\nFood 450",
  "Plums 1,5 kg, pears 2,25 kg",
])("leaves alone: %s", (text) => expect(commaDecimals(text)).toBeNull());
