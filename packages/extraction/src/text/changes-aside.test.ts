import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { changesAside } from "./changes-aside.ts";

test.each([
  [
    "Delta rose 47 cents, or 7 percent, to $7.18. Brent was up 31 cents at $40.83.",
    "Delta rose $0.47 to $7.18. Brent was up $0.31 to $40.83.",
  ],
  ["Roads, $284,000, an increase of $19,000; parks, $641,200, a drop of $27,450.", "Roads, $284,000; parks, $641,200."],
  ["Bari (+11.4% to 63.2%) and Palermo (-5.8% to 81.9%)", "Bari (63.2%) and Palermo (81.9%)"],
])("%s", (text, told) => expect(changesAside(text)?.text).toBe(told));

test.each([
  "Roads, $284,000, an increase of $19,000.",
  "an increase of 12, or 4%",
  "Bari (+11.4%), Palermo (-5.8%)",
  "Tea costs 80 cents at the kiosk",
])("stays: %s", (text) => expect(changesAside(text)).toBeNull());

test("levels are read, and what they were", () =>
  expect(readLine("Delta rose 47 cents, or 7 percent, to $7.18. Crude gained 59 cents to $41.26.")).toBe(
    "[Delta / Crude] Before 6.71/40.67 · After 7.18/41.26",
  ));
