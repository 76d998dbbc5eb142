import { expect, test } from "vitest";
import { readUnit } from "./chart-line.fixture.ts";

test.each([
  ["The suitcase weighs 50 pounds, the rucksack 20 pounds.", "lb"],
  ["I lost 12 pounds in January, 8 pounds in February and 5 pounds in March.", "lb"],
  ["Largest carp caught: Ann 45 pounds, Bo 38 pounds, Cy 22 pounds", "lb"],
  ["She carried 30 pounds of books, he carried 45 pounds of tools.", "lb"],
  ["Average birth weight was 7.4 pounds in 1990 and 7.1 pounds in 2010", "lb"],
  ["Weight: Mon 182 pounds, Fri 180 pounds", "lb"],
  ["Ann lost 12 pounds on the diet, Bo lost 7 pounds", "lb"],
])("weight: %s", (text, unit) => expect(readUnit(text)).toBe(unit));

test.each([
  ["The ticket costs 20 pounds, the meal 15 pounds.", "£"],
  ["Ann raised 120 pounds, Bo 95 pounds and Cy 40 pounds", "£"],
  ["Lunch £12, dinner £20, a pound of cherries £4", "£"],
  ["The bathroom scales cost 20 pounds, the mat 15 pounds", "£"],
])("money: %s", (text, unit) => expect(readUnit(text)).toBe(unit));

test("as they are called, where nothing tells", () =>
  expect(readUnit("Rice 5 pounds, beans 3 pounds, flour 10 pounds")).toBe("pounds"));
