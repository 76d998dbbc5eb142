import { expect, test } from "vitest";
import { scanText } from "./scan.ts";

const numbersIn = (text: string): string =>
  scanText(text)
    .tokens.filter(({ kind }) => kind === "number")
    .map((token) => token.text)
    .join(" | ");

test.each([
  ["Day 1 450 steps, day 2 800 steps", "1 | 450 | 2 | 800"],
  ["Titanic 269 m, Queen Mary 2 345 m, Icon 365 m", "269 | 2 | 345 | 365"],
])("the blank groups nothing: %s", (text, numbers) => expect(numbersIn(text)).toBe(numbers));

test.each([["Oslo 2 345, Bergen 1 280, Voss 900", "2 345 | 1 280 | 900"]])("the blank groups: %s", (text, numbers) =>
  expect(numbersIn(text)).toBe(numbers),
);
