import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "London 5.1%, the North West 4.2% and Trinidad and Tobago 3.9%.",
    "London 5.1 · North West 4.2 · Trinidad and Tobago 3.9",
  ],
  [
    "Sales rose 4% in Bosnia and Herzegovina, 3% in Serbia and 2% in Croatia.",
    "Bosnia and Herzegovina 4 · Serbia 3 · Croatia 2",
  ],
  [
    "Sales were $8 million (+24 percent) from Cloud, $9 million (+19 percent) from Tools and Office Supplies and $10 million (+15 percent) from Games.",
    "Cloud 8000000 · Tools and Office Supplies 9000000 · Games 10000000",
  ],
  [
    "Kent led the table with 51 wins, followed by Devon at 42 and Tyne and Wear at 39.",
    "Kent 51 · Devon 42 · Tyne and Wear 39",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("joined by a sign", () =>
  expect(
    readLine("There were gains in France (up 2.3%), Spain (up 0.6%), and in Africa & Middle East (down 12.4%)."),
  ).toBe("France 2.3 · Spain 0.6 · Africa & Middle East -12.4"));

test.each([
  ["4% in Leeds and York 5%, 6% in Hull", "Leeds 4 · York 5 · Hull 6"],
  ["Spain and Italy had 12 and 9.", "Spain 12 · Italy 9"],
])("%s: each has its own", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Goa stands at 979 followed by Dadra and Daman (889) and Punjab (895)",
    "Goa 979 · Dadra and Daman 889 · Punjab 895",
  ],
  [
    "The wettest towns were Brighton and Hove (812), Poole (790) and Cowes (745)",
    "Brighton and Hove 812 · Poole 790 · Cowes 745",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Leeds 9 and York 7", "Leeds 9 · York 7"],
  ["Mona ran 42 km in June and Ida 38", "Mona 42 · Ida 38"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
