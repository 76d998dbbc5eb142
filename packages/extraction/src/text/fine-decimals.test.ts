import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { fineDecimals } from "./fine-decimals.ts";

test.each([
  ["EV sales: 2020 3.125m, 2021 6.750m, 2022 10.522m", "2020 3125000 · 2021 6750000 · 2022 10522000"],
  [
    "GDP: $1.125tn (2021), $1.250tn (2022), $1.375tn (2023)",
    "2021 1125000000000 · 2022 1250000000000 · 2023 1375000000000",
  ],
  ["Sales: $1.125m (2021), $1.250m (2022), $2.375m (2023)", "2021 1125000 · 2022 1250000 · 2023 2375000"],
  ["Sales: North 1.250k, South 2.375k, West 1.180k", "North 1250 · South 2375 · West 1180"],
])("in front of a magnitude: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Coupons: 2027 4.125%, 2030 3.875%, 2034 4.250%", "2027 4.125 · 2030 3.875 · 2034 4.25"],
  ["Fund A returned 3.125%, fund B 4.250%, fund C 2.875%", "Fund A 3.125 · Fund B 4.25 · Fund C 2.875"],
  ["Lap times: Ann 61.204 s, Bob 61.318 s, Cy 62.190 s", "Ann 61.204 · Bob 61.318 · Cy 62.19"],
  ["Density: iron 7.874 g/cm³, copper 8.960 g/cm³, gold 19.320 g/cm³", "Iron 7.874 · Copper 8.96 · Gold 19.32"],
  ["Weights: A 1.250 kg, B 2.375 kg, C 4.125 kg", "A 1.25 · B 2.375 · C 4.125"],
  ["ROI 3.125x / 4.250x / 2.875x for funds A / B / C", "A 3.125 · B 4.25 · C 2.875"],
])("of shares and fine measures: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Avg. price of 1 GB: $12.375 in 2004, $1.125 in 2009, $0.125 in 2014", "2004 12.375 · 2009 1.125 · 2014 0.125"],
  ["Prices: A 1.204 €, B 0.815 €, C 1.318 €", "A 1.204 · B 0.815 · C 1.318"],
  ["Odds: Leeds 1.125, York 2.375, Hull 4.250", "Leeds 1.125 · York 2.375 · Hull 4.25"],
  ["GPA: 3.125 (2021), 3.250 (2022), 3.375 (2023)", "2021 3.125 · 2022 3.25 · 2023 3.375"],
  ["ping ms: 12.375 / 14.125 / 11.250 (fra, ams, lon)", "Fra 12.375 · Ams 14.125 · Lon 11.25"],
  ["EUR/l: Diesel 1.659 | E10 1.729 | Super 1.789", "Diesel 1.659 · E10 1.729 · Super 1.789"],
])("by the others and the head: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Altona 1.204, Mitte 2.318, Nord 1.115",
  "Rent: Rome 1.250 €, Milan 1.475 €, Turin 1.125 €",
  "Höhe: Zugspitze 2.962m, Watzmann 2.713m, Säntis 2.502m",
  "Mountains by height: A 2.962m, B 2.713m",
  "Umsatz: 1.250 Mio (2021), 1.375 Mio (2022)",
  "Gewicht: Lkw 12.500 kg, Bus 18.250 kg, Kran 24.125 kg",
  "The car weighs 1.250 kg, the truck 12.400 kg and the bus 18.000 kg.",
  "Miete 12,5 %, Strom 1.250 %",
  "Steps: Mon 10.125, Tue 8.340, Wed 12.002",
])("left as it is: %s", (text) => expect(fineDecimals(text)).toBeNull());
