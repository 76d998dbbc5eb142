import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { nutrition } from "./nutrition.ts";

test.each([
  [
    "% Daily Value Total Fat 11g 17% Saturated Fat 5g 25% Trans Fat 1g Cholesterol 40mg 13% Sodium 380mg 16%",
    "Total Fat 17 · Saturated Fat 25 · Cholesterol 13 · Sodium 16",
  ],
  [
    "Total Fat 9g 14%\nSaturated Fat 2g 10%\nSodium 410mg 18%\nDietary Fiber 6g 24%\nProtein 8g",
    "Total Fat 14 · Saturated Fat 10 · Sodium 18 · Dietary Fiber 24",
  ],
  [
    "Amount per serving Fat 3g 5% Sodium 90mg 4% Potassium 300mg 9% Fiber 2g 8%",
    "Fat 5 · Sodium 4 · Potassium 9 · Fiber 8",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Milk 200 g 30% fat",
  "Fat 14g, Sugar 20g, Salt 1g, Fiber 4g",
  "We sold Cheddar 500g 20% off and Brie 200g 10% off",
])("stays as it is: %s", (text) => expect(nutrition(text)).toBeNull());
