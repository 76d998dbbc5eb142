/** Ranges of one list, told with a dash and with "to", the measure said once. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Realistic payback, according to the three fitters we rang: loft insulation 2-4 yrs, solar panels 7–10, heat pump 12 to 18, triple glazing 20-30.",
    "Loft insulation 3 · Solar panels 8.5 · Heat pump 15 · Triple glazing 25",
  ],
  [
    "Cooking times: rice 10-12 minutes, pasta 8-10, lentils 20 to 25, chickpeas 60-90",
    "Rice 11 · Pasta 9 · Lentils 22.5 · Chickpeas 75",
  ],
  ["Prices: bikes £200-300, scooters £90-120, skates £40 to £60", "Bikes 250 · Scooters 105 · Skates 50"],
  ["Prices now: bikes £200-300, skates £40 to 60", "Bikes 250 · Skates 50"],
  ["Delivery takes 2-3 days in the UK, 5-7 in France and 10-14 in the US", "UK 2.5 · France 6 · US 12"],
  ["Salaries: nurses £28-35k, teachers 30-41, porters 21-23", "Nurses 31500 · Teachers 35500 · Porters 22000"],
  [
    "If it rains I reckon on 6,5–7,5 t/ha of winter wheat, 5–6 of rye, 4,0–5,0 of oats. Maize could do 9 to 11.",
    "Winter wheat 7 · Rye 5.5 · Oats 4.5 · Maize 10",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ages 18-24: 10-12%, 25-34: 15-20%", "18-24 11 · 25-34 17.5"],
  ["Leeds fell from 40 to 30, York 12 to 18", "[Leeds / York] Before 40/12 · After 30/18"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
