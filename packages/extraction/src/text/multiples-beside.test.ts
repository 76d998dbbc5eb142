import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { multiplesBeside } from "./multiples-beside.ts";

test.each([
  ["Bookings have grown 3x since 2020 - from 40 to 120", "2020 40 · Now 120"],
  ["Our list grew by about 5 times in two years, from 900 to 4,500", "Before 900 · After 4500"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Bookings have grown 3x since 2020",
  "It went from 3x to 5x",
  "Bookings grew 3x since 2020, from May to June",
])("%s: as it is told", (text) => expect(multiplesBeside(text)).toBeNull());
