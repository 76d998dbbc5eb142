import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Calories in 100 g\nFigs 210\nCashews 548\nPecans 690", "Figs 210 · Cashews 548 · Pecans 690"],
  ["One cup of oats contains 11 g of protein and 6 g of fat", "Protein 11 · Fat 6"],
  ["100 grams of raw kale provides 9 g of carbs, 4 g of protein and 1 g of fat.", "Carbs 9 · Protein 4 · Fat 1"],
])("what others are told for: %s", (text, line) => expect(readLine(text)).toBe(line));

test("what is taken is a figure", () =>
  expect(readLine("100 g of flour, 50 g of sugar, 25 g of butter")).toBe("Flour 100 · Sugar 50 · Butter 25"));
