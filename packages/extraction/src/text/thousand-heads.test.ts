import { expect, test } from "vitest";
import { readLine, readUnit } from "../compose/chart-line.fixture.ts";
import { thousandHeads } from "./thousand-heads.ts";

test.each([
  ["Employment by sector (in 1,000): manufacturing 1,204, retail 912", "Manufacturing 1204000 · Retail 912000"],
  ["Population in 1000: Bern 134, Basel 178, Genf 203", "Bern 134000 · Basel 178000 · Genf 203000"],
  ["Sales in 1,000s: A 41, B 44, C 43", "A 41000 · B 44000 · C 43000"],
  ["Sales (1,000 t): wheat 412, maize 388, rice 120", "Wheat 412000 · Maize 388000 · Rice 120000"],
  ["Sea ice min (m km²): 2012 3.4, 2020 3.8, 2023 4.2", "2012 3400000 · 2020 3800000 · 2023 4200000"],
])("thousands: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Sales (in 1,000 €): 2021 1,204; 2022 1,310; 2023 1,288", "2021 1204000 · 2022 1310000 · 2023 1288000", "€"],
  ["Umsatz (T€): Nord 450, Süd 430, West 388", "Nord 450000 · Süd 430000 · West 388000", "€"],
  ["Amounts in 1'000 CHF: IT 412, HR 120, Legal 88", "IT 412000 · HR 120000 · Legal 88000", "CHF"],
  ["Mio. CHF: 2021 12,4 / 2022 13,1 / 2023 15,0", "2021 12400000 · 2022 13100000 · 2023 15000000", "CHF"],
  ["Miete 120 TEUR, Personal 1.310 TEUR, Werbung 45 TEUR", "Miete 120000 · Personal 1310000 · Werbung 45000", "€"],
  ["Umsatz 2021 840 T€, 2022 910 T€, 2023 955 T€", "2021 840000 · 2022 910000 · 2023 955000", "€"],
  ["Exports, bn CHF: goods 61.4, services 35.2", "Goods 61400000000 · Services 35200000000", "CHF"],
])("of money: %s", (text, line, unit) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe(unit);
});

test.each([
  "Deaths per 1,000: A 41, B 44, C 43",
  "Number of cases in 1,000 people: A 41, B 44",
  "In 1,000 trials: A 41, B 44, C 43",
  "Wheat (1,000 t), maize (800 t)",
  "Sales (€k): A 41, B 44",
  "Sales (k€): A 41, B 44",
  "Walls in m: A 41, B 44",
  "Disks: A 4 TB, B 8 TB",
])("left as it is: %s", (text) => expect(thousandHeads(text)).toBeNull());
