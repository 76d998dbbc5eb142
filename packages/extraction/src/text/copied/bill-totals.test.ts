/** The sum at the end of a bill or list. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { billTotals } from "./bill-totals.ts";

test.each([
  ["red: 12\nblue: 15\nTotal: 27", "red: 12\nblue: 15 (total 27)"],
  ["3 failed, 41 passed, 44 total", "3 failed, 41 passed (total 44)"],
  ["boys 14 girls 16 total 30", "total 30: boys 14 girls 16"],
  ["Strom 84,20 €\nGas 112,90 €\nGesamt 197,10 €", "Strom 84,20 €\nGas 112,90 € (total 197,10 €)"],
  [
    "Milk 1.19\nEggs 3.29\nSubtotal 4.48\nVAT 0.52\nTotal 5.00",
    "Milk 1.19\nEggs 3.29\nVAT 0.52 (subtotal 4.48, total 5.00)",
  ],
  ["Group A: 12\nGroup B: 15\n\nTotal participants: 27", "Group A: 12\nGroup B: 15 (total 27)"],
  ["Ann 12, Bo 15, total 27 goals", "Ann 12, Bo 15 (total 27)"],
  ["Total: 120\nDone: 80\nOpen: 40", "Done: 80\nOpen: 40 (total 120)"],
  ["2x Pizza 17.80\n1x Cola 2.80\nSumme 20.60", "2x Pizza 17.80\n1x Cola 2.80 (total 20.60)"],
])("the total: %s", (text, told) => expect(billTotals(text)?.text).toBe(told));

test.each([
  "red 12, blue 15, total 30",
  "rent 900, food 300, total sales 1200",
  "red: 12, blue: 15, green: 3, total: 30",
  "Total: 120\nDone: 80\nOpen: 30",
  "north 12 south 15 west 27",
])("left: %s", (text) => expect(billTotals(text)).toBeNull());

test("its parts are shown", () => {
  expect(readLine("Strom 84,20 €\nGas 112,90 €\nGesamt 197,10 €")).toBe("Strom 84.2 · Gas 112.9");
});
