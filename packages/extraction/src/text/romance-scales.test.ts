/** Magnitudes as Spanish and Portuguese tell them. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { romanceScales } from "./romance-scales.ts";

test.each([
  ["Faturamento: jan R$ 12 mil, mar R$ 11 mil", "Faturamento: jan R$ 12 thousand, mar R$ 11 thousand"],
  ["Madrid 3 millones de habitantes, Sevilla 700 mil", "Madrid 3 million habitantes, Sevilla 700 thousand"],
  ["Ventas: 2022 3 mil millones, 2023 4 mil millones", "Ventas: 2022 3 billion, 2023 4 billion"],
  ["Receita (R$ mil): Jan 120, Mar 101", "Receita (R$ thousand): Jan 120, Mar 101"],
])("told: %s", (text, told) => expect(romanceScales(text)?.text).toBe(told));

test.each([
  "rev 2022 1.2 mil 2023 1.5 mil",
  "ran 12 miles, 5 miles",
  "Budget ($ mil): rent 1.2, staff 4.5",
  "12 million de-icing kits",
])("left: %s", (text) => expect(romanceScales(text)).toBeNull());

test("thousands", () => {
  expect(readLine("População: São Paulo 12 milhões, Rio 6,7 milhões")).toBe("São Paulo 12000000 · Rio 6700000");
});
