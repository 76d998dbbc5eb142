import { expect, test } from "vitest";
import { readLine, readTitle, readUnit } from "./chart-line.fixture.ts";

test.each([
  ["Forest loss (kha): Brazil 412, Congo 388, Bolivia 120", "kha"],
  ["Emissions (ktCO2e): A 412, B 388, C 120", "ktCO2e"],
  ["Emissions (Mt CO2): A 412, B 388, C 120", "Mt CO2"],
  ["IC50 (nM): A 12, B 34, C 8", "nM"],
  ["Pressure (hPa): Mon 1012, Tue 1008, Wed 998", "hPa"],
  ["Torque: A 180 Nm, B 320 Nm, C 310 Nm", "Nm"],
  ["Spreads: Italy 118bp, Spain 85bp, France 72bp", "bp"],
  ["Area (million ha): Brazil 497, Congo 126, Russia 815", "ha"],
  ["Battery life (h): A 12, B 10, C 8", "h"],
  ["Lead time (d): A 12, B 10, C 8", "days"],
  ["Temp (K): 77, 90, 87 for N2, O2 and Ar", "K"],
])("in a head: %s", (text, unit) => expect(readUnit(text)).toBe(unit));

test.each([
  ["Week 1: 78.4, week 2: 77.9, week 3: 77.1, week 4: 76.5 (kg). slow but steady", "kg"],
  ["Leeds 12, Hull 9, York 14 (mm of rain)", "mm"],
  ["Iron: spinach 2.7, lentils 3.3, beef 2.6 (mg per 100g)", "mg"],
  ["MOT fails by make: Dacia 12.1, Ford 18.3, Kia 15.2 (% at first test)", "%"],
  ["Goods: exports 61.4, imports 48.9; services: exports 35.2, imports 31.0 (CHF bn)", "CHF"],
  ["2022: 4.1, 2023: 4.4, Q1 2024: 1.2 ($bn revenue)", "$"],
  ["Battery pack price $/kWh: 2020 160, 2021 150, 2022 161", "$"],
])("behind all: %s", (text, unit) => expect(readUnit(text)).toBe(unit));

test.each([
  ["Rates: 12 s⁻¹ (A), 15 s⁻¹ (B), 9 s⁻¹ (C)", "s⁻¹"],
  ["Rates: A 12 s^-1, B 15 s^-1, C 9 s^-1", "s⁻¹"],
  ["Gravity: Earth 9.8 m/s^2, Mars 3.7 m/s^2", "m/s²"],
])("with its power: %s", (text, unit) => expect(readUnit(text)).toBe(unit));

test.each([
  "Team sizes (A): north 12, south 9, west 14",
  "Pupils (Y7): north 12, south 9, west 14",
  "Sales (EU): 2012 65, 2016 67, 2020 64",
  "Sets (TV): north 12, south 9, west 14",
  "Goals (H): Ann 22, Bo 31, Cy 18",
])("no unit: %s", (text) => expect(readUnit(text)).toBeNull());

test("kelvin in the head is no thousand", () =>
  expect(readLine("Temp (K): 77, 90, 87 for N2, O2 and Ar")).toBe("N2 77 · O2 90 · Ar 87"));

test("brackets behind a name are those of one", () =>
  expect(readUnit("Torque (Nm): 12; staff: 30; sites: 4")).toBeNull());

test("the unit is no part of the title", () =>
  expect(readTitle("Deforestation (thousand km²): 2021 13.0, 2022 11.6, 2023 9.0")).toBe("Deforestation"));

test("what is glued to each figure is no title", () => {
  expect(readTitle("Concrete strength: 25 MPa in 2010, 50 MPa in 2020")).toBe("Concrete strength");
  expect(readUnit("Concrete strength: 25 MPa in 2010, 50 MPa in 2020")).toBe("MPa");
});
