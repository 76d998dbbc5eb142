import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Ann ran 5 km, Bo 2 km more, Cy 7 km.", "Ann 5 · Bo 7 · Cy 7"],
  ["Tea is 3 euros, coffee 1 euro more and cake is 4 euros.", "Tea 3 · Coffee 4 · Cake 4"],
  ["Kim has 12 stamps, Jo 2 more, Al 14.", "Kim 12 · Jo 14 · Al 14"],
  ["The hut costs 40 a night, the tent 15 less, the cabin 25.", "Hut 40 · Tent 25 · Cabin 25"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ann ran 5 km, Bo 2 km more, Cy 9 km.", "Ann 5 · Bo 7 · Cy 9"],
  ["Leeds sold 40, York 12 more than Leeds, so 52.", "Leeds 40 · York 52"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
