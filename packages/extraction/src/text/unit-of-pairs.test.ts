import { expect, test } from "vitest";
import { readUnit } from "../compose/chart-line.fixture.ts";
import { unitOfPairs } from "./unit-of-pairs.ts";

test.each([
  [
    "Pints in 2019 and 2024: Crown £3.90 / £5.20, Bell 4.10 / 5.60, Swan 3.75 / 5.10",
    "Pints in 2019 and 2024: Crown £3.90 / 5.20, Bell 4.10 / 5.60, Swan 3.75 / 5.10",
  ],
  ["Before and after: Ann 82kg, 74kg; Bo 91, 85; Cy 77, 70", "Before and after: Ann 82kg, 74; Bo 91, 85; Cy 77, 70"],
])("%s", (text, told) => expect(unitOfPairs(text)?.text).toBe(told));

test("the unit is that of all", () =>
  expect(readUnit("Weight before and after: Ann 82kg, 74kg; Bo 91, 85; Cy 77, 70")).toBe("kg"));

test.each([
  "Sales £120 / £150, staff 3400 / 4100, shops 12 / 14",
  "Crown £3.90 / £5.20, Bell 4.10 / 5.60",
  "Crown £3.90 / £5.20, Bell £4.10 / £5.60, Swan 3.75 / 5.10",
  "Crown £3.90 / £5.20, Bell 4.10, Swan 3.75 / 5.10",
])("%s: stays as it is", (text) => expect(unitOfPairs(text)).toBeNull());
