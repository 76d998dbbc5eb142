/** Money of many lands, before and behind its figures. */
import { expect, test } from "vitest";
import { readLine, readUnit } from "../compose/chart-line.fixture.ts";

test.each([
  [
    "Dubai rent per year: studio AED 55k, 1-bed AED 85k, 2-bed AED 130k",
    "AED",
    "Studio 55000 · 1-bed 85000 · 2-bed 130000",
  ],
  ["Beer 54 CZK, wine 70 CZK, rum 45 CZK", "Kč", "Beer 54 · Wine 70 · Rum 45"],
  ["Bread 450 Ft, milk 389 Ft, cheese 3 290 Ft", "Ft", "Bread 450 · Milk 389 · Cheese 3290"],
  ["Rent HUF 180000, food HUF 90000, transport HUF 9500", "Ft", "Rent 180000 · Food 90000 · Transport 9500"],
  ["Rent 2 500 lei, food 1 200 lei, car 800 lei", "lei", "Rent 2500 · Food 1200 · Car 800"],
  ["Ladder 12 ft, fence 6 ft", "ft", "Ladder 12 · Fence 6"],
])("%s", (text, unit, line) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe(unit);
});

test.each([
  [
    "2024-01-31  1 204,50\n2024-02-29  1 187,00\n2024-03-31  1 342,75",
    "2024-01-31 1204.5 · 2024-02-29 1187 · 2024-03-31 1342.8",
  ],
  [
    "Gross 3 450 €, income tax 512 €, pension 321 €, net 2 341 €",
    "Gross 3450 · Income tax 512 · Pension 321 · Net 2341",
  ],
])("grouped by blanks: %s", (text, line) => expect(readLine(text)).toBe(line));
