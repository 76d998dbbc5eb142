/** Magnitudes and units that a text says once, or in words, and texts whose figures have none. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  [
    "Revenue and cost, ₦bn, for our two mills: Jos 4.2 and 3.9, Kano 5.1 and 4.4.",
    "[Revenue / Cost] Jos 4200000000/3900000000 · Kano 5100000000/4400000000",
  ],
  [
    "How many million tourists came: Spain 85, France 100, Italy 57.",
    "Spain 85000000 · France 100000000 · Italy 57000000",
  ],
  [
    "The first quarter brought in 1.2 million, the second 900,000, the third 1.1 million and the fourth 1.6.",
    "First quarter 1200000 · Second quarter 900000 · Third quarter 1100000 · Fourth quarter 1600000",
  ],
  ["Visitors: 1.2 million, tickets 4,500, gifts 12", "Visitors 1200000 · Tickets 4500 · Gifts 12"],
  ["Revenue: €1.2bn in 2021, €980m in 2022, 1.3 in 2023", "2021 1200000000 · 2022 980000000 · 2023 1300000000"],
  ["Fat 3.5 g, sugar 12 g, salt 150 mg per serving", "Fat 3.5 · Sugar 12 · Salt 0.15"],
  ["Fat 3.5 g, sugar 12 g, salt 150 mg, protein 8 g per 100 g", "Fat 3.5 · Sugar 12 · Salt 0.15 · Protein 8"],
  ["The mine ran at 310, 290 and 0 thousand tonnes from 2021 to 2023.", "2021 310000 · 2022 290000 · 2023 0"],
  [
    "Spain grows 2.1 million tonnes of oranges and 0.7 million of lemons; Morocco 0.6 and 0.03.",
    "[Oranges / Lemons] Spain 2100000/700000 · Morocco 600000/30000",
  ],
  [
    "Revenue went from $4.9m in 2022 to $5.4m in 2023 as the number of shops rose from 48 to 60.",
    "[Revenue / Number of shops] 2022 4900000/48 · 2023 5400000/60",
  ],
  [
    "Clients grew from 15.5m in 2021 to 17.2m in 2022 and 19m in 2023.",
    "2021 15500000 · 2022 17200000 · 2023 19000000",
  ],
  ["The trees grew from 1.5m in 2019 to 2.2m in 2022.", "2019 1.5 · 2022 2.2"],
  ["It takes forty minutes by bike, an hour by bus and an hour and a half on foot.", "Bike 40 · Bus 60 · Foot 90"],
  ["Ana slept 7 hours, Bo 8 and a half.", "Ana 7 · Bo 8.5"],
  [
    "The tide was a metre ten at dawn, one metre ninety at noon and half a metre by dusk.",
    "Dawn 1.1 · Noon 1.9 · Dusk 0.5",
  ],
  ["The shelf is 1 metre, the desk 85 cm.", "Shelf 100 · Desk 85"],
  ["Diesel 1,689 €, Super 1,759 €, Autogas 1,099 € je Liter", "Diesel 1.689 · Super 1.759 · Autogas 1.099"],
  ["Laptop 1,250 €, Tablet 1,199 €, Diesel-Generator 2,300 €", "Laptop 1250 · Tablet 1199 · Diesel-Generator 2300"],
  [
    "Trust deficits this year: Northfield (£4.2m), St Anne's (£11.8m), Riverside £0.9m surplus.",
    "Northfield -4200000 · St Anne's -11800000 · Riverside 900000",
  ],
  ["Losses this year: North (£4.2m), South (£1.8m).", "North 4200000 · South 1800000"],
])("%s", (text, line) => {
  expect(readLine(text).replaceAll("e+9", "000000000")).toBe(line);
});
