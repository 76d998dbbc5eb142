import { expect, test } from "vitest";
import { readLine, readUnit } from "../compose/chart-line.fixture.ts";
import { tailLegend } from "./tail-legend.ts";

test.each([
  ["Alpha 45, Beta 38 and Gamma 17, all figures in million euros", "Alpha 45, Beta 38 and Gamma 17 (€m)"],
  ["Roads 45, schools 38, police 17 (figures in $ million)", "Roads 45, schools 38, police 17 ($m)"],
  ["Dogs 45, cats 38 – pets of our readers in %", "pets of our readers (%): Dogs 45, cats 38"],
  ["cats 40, dogs 35, fish 25 (percent of owners)", "% of owners: cats 40, dogs 35, fish 25"],
  ["Norway 1.7, Sweden 4.1 (exports, SEK bn)", "exports (kr billion): Norway 1.7, Sweden 4.1"],
  ["India 1.43, China 1.41 (billion people, 2024)", "people (billion), 2024: India 1.43, China 1.41"],
  ["Oslo 12, Rome 24 (degrees C at noon)", "Oslo 12, Rome 24 (in °C)"],
  ["Unemployment: Spain 11.2, Greece 9.5 (percent, 2024)", "Unemployment (%), 2024: Spain 11.2, Greece 9.5"],
  ["Wheat 21, maize 34, rice 18; million tonnes.", "Wheat 21, maize 34, rice 18 (million tonnes)"],
])("%s", (text, told) => expect(tailLegend(text)?.text).toBe(told));

test.each([
  "Oslo 4, Rome 24, Cairo 33, in London",
  "40 cats, 55 dogs - pets in London",
  "We had 12 guests in May, 14 in June, all in tents.",
  "Leeds 12, York 9 (in brackets: last year)",
  "UK 67, France 65, Italy 59 (m)",
  "Sales €5m, costs €4m, profit 1 (in %)",
  "Up 12 in percent",
])("%s: no legend", (text) => expect(tailLegend(text)).toBeNull());

test.each([
  [
    "Alpha 45, Beta 38 and Gamma 17, all figures in million euros",
    "Alpha 45000000 · Beta 38000000 · Gamma 17000000",
    "€",
  ],
  ["Wheat 21, maize 34, rice 18 (million tonnes)", "Wheat 21000000 · Maize 34000000 · Rice 18000000", "tonnes"],
  ["Oslo 4, Rome 24, Cairo 33. All temperatures in °C.", "Oslo 4 · Rome 24 · Cairo 33", "°C"],
  [
    "A trip costs 89 with Ryanair, 132 with easyJet and 245 with TAP. All in euros.",
    "Ryanair 89 · easyJet 132 · TAP 245",
    "€",
  ],
])("%s: read so", (text, line, unit) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe(unit);
});
