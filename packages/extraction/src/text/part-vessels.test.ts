/** Parts of cups and spoons. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { partVessels } from "./part-vessels.ts";

test.each([
  [
    "Half a cup of oats, a quarter cup of nuts, one cup of milk",
    "0.5 cups of oats, 0.25 cups of nuts, one cup of milk",
  ],
  ["2 cups of rice and half a teaspoon of salt", "2 cups of rice and 0.5 teaspoons of salt"],
])("%s", (text, told) => expect(partVessels(text)?.text).toBe(told));

test.each(["I drank half a glass of wine", "A quarter of the cups of tea, half of the cups of coffee"])(
  "left: %s",
  (text) => expect(partVessels(text)).toBeNull(),
);

test("each by its number", () =>
  expect(
    readLine(
      "For the dough you need three cups of flour, half a cup of sugar, a quarter cup of oil and one and a half cups of milk.",
    ),
  ).toBe("Flour 3 · Sugar 0.5 · Oil 0.25 · Milk 1.5"));
