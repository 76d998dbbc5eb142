import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { exchanged } from "./exchanged.ts";

test.each([
  ["£20m ($25m) for the yacht", "£20m for the yacht"],
  ["€1.2bn (about US$1.3bn) in 2022", "€1.2bn in 2022"],
  ["tea costs 50 rupees ($0.60)", "tea costs 50 rupees"],
])("%s", (text, told) => expect(exchanged(text)?.text).toBe(told));

test.each([
  "$20 ($25 with lunch)",
  "$20 ($15), $30 ($22)",
  "£20m (2020)",
  "Bern 510 francs (about 520 €), Wien 240 €",
  "Sales ($m): A 20 (30)",
])("stays: %s", (text) => expect(exchanged(text)).toBeNull());

test("what is told in two currencies is read once", () =>
  expect(readLine("He paid £20m ($25m) for the yacht and £30m ($38m) for the house.")).toBe(
    "Yacht 20000000 · House 30000000",
  ));
