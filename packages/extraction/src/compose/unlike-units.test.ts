import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { readUnit } from "./chart-line.fixture.ts";

const told = (text: string) => {
  const answer = extract(text);
  return answer.ok ? { notes: answer.chart.notes.join(" "), types: answer.chart.types.map(({ type }) => type) } : null;
};

test.each([
  ["Rent: London £1,500, New York $3,000, Leeds £700", "(£, $)"],
  ["Height: Tom 180cm, Jim 5ft, Al 168cm", "(cm, ft)"],
])("%s: the units differ, and it is said", (text, units) => {
  expect(told(text)?.notes).toContain(units);
  expect(told(text)?.types).toEqual(["barchart"]);
});

test.each([
  "Rent: London £1,500, York £900, Leeds £700",
  "Flour 1.5 kg, sugar 600 g, butter 750 g",
  "Users: iOS 1.2M, Android 900k, web 12k",
  "12 cats, 5 dogs and 3 hamsters",
  "There are 4.1m cats, 3.6m dogs and 800,000 rabbits.",
])("%s: nothing is said", (text) => expect(told(text)?.notes).not.toContain("different units"));

test.each([
  ["Marketing spend vs leads: Jan $5k/120, Feb $7k/160, Mar $4k/95", "Marketing spend is in $"],
  ["Wages: 2022 900 €, 2023 950 €; helpers 70, 85", "Wages is in €"],
  ["Marketing: 2022 $900k, 2023 $950k; staff 70, 85", "Marketing is in $"],
  ["Revenue and customers: 2021 €1.2m and 340, 2022 €1.5m and 410", "Revenue is in €"],
])("%s: the unit of one series is none of the other's, and it is said", (text, note) => {
  expect(readUnit(text)).toBeNull();
  expect(told(text)?.notes).toContain(note);
});

test.each([
  ["Revenue and costs: 2021 €1.2m and 0.9m, 2022 €1.5m and 1.1m", "€"],
  ["Rent £800 (budget 850), food £310 (budget 300), fun £95 (budget 120)", "£"],
  ["Jan $120 vs 131 last year, Feb $125 vs 119, Mar $130 vs 142", "$"],
  ["North €12m (target 10), South €9m (target 11), West €7m (target 7)", "€"],
  ["Squat: 2021 80kg, 2022 95kg; bench 60, 70", "kg"],
  ["Rent: 2022 900 €, 2023 950 €; power 70, 85; internet 30, 30", "€"],
  ["Men earn £30k and women £27k in Leeds, £33k and £31k in York", "£"],
])("%s: one unit for all", (text, unit) => expect(readUnit(text)).toBe(unit));

test("degrees of two scales don't compare", () => {
  expect(readUnit("Temps: Lisbon 24°C, Miami 88°F, Oslo 9°C")).toBeNull();
  expect(told("Temps: Lisbon 24°C, Miami 88°F, Oslo 9°C")?.notes).toContain("(°C, °F)");
  expect(readUnit("Temps: Lisbon 24°C, Rome 28, Oslo 9°C")).toBe("°C");
});

test.each([
  ["Rainfall (mm): Jan 82, Feb 64, Mar 70. Temp (°C): 4, 5, 8.", "Rainfall in mm, Temp in °C: heights don't compare."],
  ["Height (cm): Ann 160, Bo 172. Weight (kg): 55, 70.", "Height in cm, Weight in kg: heights don't compare."],
])("the unit of one head is none of the other's: %s", (text, note) => {
  expect(readUnit(text)).toBeNull();
  expect(told(text)?.notes).toContain(note);
});

test("heads in one unit", () => expect(readUnit("Revenue (€m): 2021 12, 2022 14. Costs (€m): 10, 11.")).toBe("€"));
