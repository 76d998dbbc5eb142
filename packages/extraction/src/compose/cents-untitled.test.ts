import { expect, test } from "vitest";
import { extract } from "../index.ts";

const titleOf = (text: string): string => {
  const found = extract(text);
  return found.ok ? found.chart.title : found.reason;
};

test.each([
  ["Apples are 2.40 a kilo, pears 60 cents more and plums 40 cents less.", "Apples, pears and plums"],
  [
    "Kerosene 0.92, heating oil 4 cents above that, diesel 21 cents above heating oil.",
    "Kerosene, heating oil and diesel",
  ],
])("%s", (text, title) => expect(titleOf(text)).toBe(title));

test.each([["Gum costs 40 cents, mints 55 cents, toffee 80 cents.", "Cost"]])("stays: %s", (text, title) =>
  expect(titleOf(text)).toBe(title),
);
