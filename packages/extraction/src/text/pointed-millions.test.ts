import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  [
    "Homes: $12.014 trillion\nCars: $1.582 trillion\nCards: $1.031 trillion",
    "Homes 12014000000000 · Cars 1582000000000 · Cards 1031000000000",
  ],
  [
    "North 1.204 billion, South 2.318 billion, East 1.115 billion",
    "North 1204000000 · South 2318000000 · East 1115000000",
  ],
  ["A gallon of gas went for $3.148 in Ohio and $2.937 in Texas.", "Ohio 3.148 · Texas 2.937"],
  ["Copper was at $3.217 a pound on Monday, compared to $3.304 on Tuesday.", "Monday 3.217 · Tuesday 3.304"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a point groups thousands where they are counted", () =>
  expect(readLine("Altona 1.204, Mitte 2.318, Nord 1.115")).toBe("Altona 1204 · Mitte 2318 · Nord 1115"));
