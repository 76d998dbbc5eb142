import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { labelsLast } from "./labels-last.ts";

test.each([
  [
    "Amount,Date\n120.50,2024-01-03\n98.20,2024-01-10\n143.00,2024-01-17",
    "2024-01-03 120.5 · 2024-01-10 98.2 · 2024-01-17 143",
  ],
  ["12;Ann\n9;Ben\n4;Cy", "Ann 12 · Ben 9 · Cy 4"],
  ["Sold | Price | Item\n12 | 4.50 | Mug\n30 | 1.20 | Pen", "[Sold / Price] Mug 12/4.5 · Pen 30/1.2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "2021,North\n2022,South\n2023,West",
  "Ann,12\nBen,9",
  "Date,Close\n2024-05-06,181.71\n2024-05-07,182.40",
  "Depth\tTemp\n0\t18.5\n10\t14.2\n20\t9.8",
])("stays as it is: %s", (text) => expect(labelsLast(text)).toBeNull());
