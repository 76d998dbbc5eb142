/** How a line of a bill comes to its amount. */
import { expect, test } from "vitest";
import { billProducts } from "./bill-products.ts";

test.each([
  ["Hosting 12 x 15.00 180.00\nDomain 2 x 14.00 28.00", "Hosting 180.00\nDomain 28.00"],
  ["Consulting 12 hrs @ $95/hr = $1,140", "Consulting $1,140"],
  ["Pens: 10 × 1,50 € = 15,00 €", "Pens: 15,00 €"],
  ["Hotel 3 nights at €120 = €360, taxi €40", "Hotel €360, taxi €40"],
])("made so: %s", (text, left) => expect(billProducts(text)?.text).toBe(left));

test.each(["Room 3 x 4 15 people", "Ann 12 x 15 190", "Pens 10 at 1.50, books 5 at 8"])("left: %s", (text) =>
  expect(billProducts(text)).toBeNull(),
);
