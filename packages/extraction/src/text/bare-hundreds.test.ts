/** A hundred without "a" in front. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { bareHundreds } from "./bare-hundreds.ts";

test.each([
  [
    "hundred people came on friday two hundred on saturday hundred fifty on sunday",
    "Friday 100 · Saturday 200 · Sunday 150",
  ],
  ["red hundred twenty, blue hundred five", "Red 120 · Blue 105"],
])("one hundred: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "two hundred people, a hundred fifty dogs",
  "six calories per hundred grams, beef two",
  "a few hundred people, the hundred best, 5 hundred more",
  "Forest (thousand km²): 2021 thirteen, 2022 eleven",
  "Output, thousand tons: 12, 15",
  "hundreds of people, five dogs",
])("left: %s", (text) => expect(bareHundreds(text)).toBeNull());
