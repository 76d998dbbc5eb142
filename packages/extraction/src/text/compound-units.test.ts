import { expect, test } from "vitest";
import { readLine, readTitle, readUnit } from "../compose/chart-line.fixture.ts";
import { compoundUnits } from "./compound-units.ts";

test.each([
  ["Flux: 12 mol m⁻² s⁻¹ in June, 15 mol m⁻² s⁻¹ in July", "June 12 · July 15", "mol m⁻² s⁻¹"],
  ["Heat capacity: water 4.18 kJ kg⁻¹ K⁻¹, iron 0.45 kJ kg⁻¹ K⁻¹", "Water 4.18 · Iron 0.45", "kJ kg⁻¹ K⁻¹"],
  ["Carbon uptake was 12 mg m⁻² d⁻¹ in June and 15 mg m⁻² d⁻¹ in July.", "June 12 · July 15", "mg m⁻² d⁻¹"],
])("%s", (text, line, unit) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe(unit);
});

test("the title is none of it", () =>
  expect(readTitle("Flux: 12 mol m⁻² s⁻¹ in June, 15 mol m⁻² s⁻¹ in July")).toBe("Flux"));

test.each([
  "Rates: 12 s⁻¹ (A), 15 s⁻¹ (B)",
  "Area: A 12 m², B 15 m²",
  "Flux: 12 mol m⁻² s⁻¹ in June, 15 W m⁻² K⁻¹ in July",
])("left as it is: %s", (text) => expect(compoundUnits(text)).toBeNull());
