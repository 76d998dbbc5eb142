/** Ends of account and card numbers. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { maskedNumbers } from "./masked-numbers.ts";

test.each([
  ["Checking ...1234 $2,410.50\nSavings ...5678 $8,900.00", "Checking $2,410.50\nSavings $8,900.00"],
  ["Visa **** 4412 -$42.10 Uber", "Visa -$42.10 Uber"],
  ["Giro (••5678) 900 €", "Giro 900 €"],
  ["Amex ending in 1002: $120", "Amex: $120"],
])("gone: %s", (text, left) => expect(maskedNumbers(text)?.text).toBe(left));

test.each(["Rent ....... 9000", "Rent......9000\nFood......3000", "Ann 1234 $5", "pizza x 1400 cal"])(
  "left: %s",
  (text) => expect(maskedNumbers(text)).toBeNull(),
);

test("the balances are read", () => {
  expect(readLine("Checking ...1234 $2,410.50\nSavings ...5678 $8,900.00")).toBe("Checking 2410.5 · Savings 8900");
});
