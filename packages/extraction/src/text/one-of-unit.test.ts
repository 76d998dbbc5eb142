import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { oneOfUnit } from "./one-of-unit.ts";

test.each([
  ["The pine grew 40 cm, the willow a full metre.", "The pine grew 40 cm, the willow 1 metre."],
  ["Bag A is 800 g, bag B a kilo.", "Bag A is 800 g, bag B 1 kilo."],
  ["Ann drank 500 ml of tea, Ben a litre of milk.", "Ann drank 500 ml of tea, Ben 1 litre of milk."],
  ["Anna took 3 days, Berta 5, and Carla a week.", "Anna took 3 days, Berta 5, and Carla 1 week."],
])("%s", (text, told) => expect(oneOfUnit(text)?.text).toBe(told));

test.each([
  "Rope A is 80 cm, rope B a metre and a half.",
  "Salt: 40 g a litre, sugar 90 g a litre.",
  "500 g cost 3 euros, 5 euros a kilo.",
  "Ann swims 3 days a week, Ben once a week.",
  "It took 3 days, far less than a week.",
  "Leeds is 40 km off, a metre is short.",
])("left as it is: %s", (text) => expect(oneOfUnit(text)).toBeNull());

test("each by its number", () =>
  expect(readLine("The pine grew 40 cm, the oak 12 and the willow a full metre.")).toBe(
    "Pine 40 · Oak 12 · Willow 100",
  ));
