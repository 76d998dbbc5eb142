import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { echoed } from "./echoed.ts";

test.each([
  ["Falls 6, drug errors 3, assaults 11. yes 11. that's a lot", "Falls 6, drug errors 3, assaults 11. that's a lot"],
  ["Goals: Ana 4, Beth 7, Cleo 31. Yes, 31.", "Goals: Ana 4, Beth 7, Cleo 31."],
  ["noise 12, cats 40 (yes, 40), bins 3", "noise 12, cats 40, bins 3"],
  ["by Lou 22 and by Max 310. Yep, 310!", "by Lou 22 and by Max 310!"],
  ["cheese 40, vegan 55, you read that right, 55", "cheese 40, vegan 55"],
  ["Eggs: Tue 4, Wed 14 eggs. That's right, 14 eggs. Thu 2", "Eggs: Tue 4, Wed 14 eggs. Thu 2"],
])("%s", (text, told) => expect(echoed(text)?.text).toBe(told));

test.each([
  "Leeds: no 40, yes 40. York: no 30, yes 50",
  "Monday yes 11, no 11; Tuesday yes 8, no 3",
  "Cleo 31. Yes, 32.",
  "turn left 4, right 4",
])("stays: %s", (text) => expect(echoed(text)).toBeNull());

test("the echo is no point", () =>
  expect(readLine("Complaints: noise 12, parking 9, cats 40 (yes, 40), bins 3")).toBe(
    "Noise 12 · Parking 9 · Cats 40 · Bins 3",
  ));
