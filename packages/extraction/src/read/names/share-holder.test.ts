import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Sales of hybrid cars accounted for 38.6% of the market, compared with 27.7% for petrol, 17.5% for battery electric and 9.4% for diesel.",
    "Hybrid cars 38.6 · Petrol 27.7 · Battery electric 17.5 · Diesel 9.4",
  ],
  ["Coal made up 60% of electricity, against 25% for wind and 15% for gas.", "Coal 60 · Wind 25 · Gas 15"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Tourism accounts for 12% of GDP in Spain, 8% in France and 25% in Croatia.", "Spain 12 · France 8 · Croatia 25"],
  ["Women make up 52% of medical students but just 29% of surgeons", "Medical students 52 · Surgeons 29"],
  ["Women held 34% of seats in Sweden, 31% in Norway and 28% in Denmark.", "Sweden 34 · Norway 31 · Denmark 28"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
