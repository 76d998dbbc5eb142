import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Night Shift 2 topped the list, with a $21 million weekend, followed by Rust Valley at $8.5 million in the #2 spot.",
    "Night Shift 2 21000000 · Rust Valley 8500000",
  ],
  [
    "Vivaldi 7 takes the crown with four hours and 10 minutes of run time. Lynx Browser 9 comes in third, averaging three hours and five minutes.",
    "Vivaldi 7 250 · Lynx Browser 9 185",
  ],
  [
    "Gravel Run 3 earned $9.1 million and Paper Kite took in $7.7 million.",
    "Gravel Run 3 9100000 · Paper Kite 7700000",
  ],
])("a number that ends a title: %s", (text, line) => expect(readLine(text)).toBe(line));

test("figures without a unit stay figures", () =>
  expect(readLine("Table 4 ordered 12 teas and table 7 ordered 9 teas")).toBe("Table 4 12 · Table 7 9"));
