import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { exactDecimals } from "./exact-decimals.ts";

test.each([
  ["Year % (estimate) 2017 28.915 2018 31.889 2019 25.793", "2017 28.915 · 2018 31.889 · 2019 25.793"],
  [
    "Percentage of homes with a dog\nNorth 12.125\nSouth 31.250\nEast 18.475",
    "North 12.125 · South 31.25 · East 18.475",
  ],
])("shares: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Sales: North 28.915, South 31.889",
  "Share % North 28.9 South 31.889",
  "Votes % North 128.915 South 31.889",
])("no shares: %s", (text) => expect(exactDecimals(text)).toBeNull());

test.each([
  [
    "Homes: $12.014 trillion\nCars: $1.582 trillion\nCards: $1.031 trillion",
    "Homes 12014000000000 · Cars 1582000000000 · Cards 1031000000000",
  ],
  [
    "North 1.204 billion, South 2.318 billion, East 1.115 billion",
    "North 1204000000 · South 2318000000 · East 1115000000",
  ],
])("of a magnitude: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["A gallon of gas went for $3.148 in Ohio and $2.937 in Texas.", "Ohio 3.148 · Texas 2.937"],
  ["Copper was at $3.217 a pound on Monday, compared to $3.304 on Tuesday.", "Monday 3.217 · Tuesday 3.304"],
  ["Gas is $3.219 in Utah and $3.847 in Nevada", "Utah 3.219 · Nevada 3.847"],
  ["Diesel per gallon: Shell $4.129, BP $4.079, Esso $4.099", "Shell 4.129 · BP 4.079 · Esso 4.099"],
  ["Silver: $6.217 an ounce on Monday, $6.304 on Tuesday", "Monday 6.217 · Tuesday 6.304"],
])("prices: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Rent $1.250, car $3.475, gas $120", "Fuel $1.250, food $2.500", "Ann earns $3.519 and Bo $3.402"])(
  "no prices so: %s",
  (text) => expect(exactDecimals(text)).toBeNull(),
);

test("a point groups thousands where they are counted", () =>
  expect(readLine("Altona 1.204, Mitte 2.318, Nord 1.115")).toBe("Altona 1204 · Mitte 2318 · Nord 1115"));
