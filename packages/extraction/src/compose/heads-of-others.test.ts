/** What a heading says of one row beside rows with heads of their own. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { readLine, readUnit } from "./chart-line.fixture.ts";

test.each([
  [
    "Revenue ($k): Jan 42, Feb 51, Mar 47. Staff: 6, 7, 7.",
    "[Revenue / Staff] Jan 42000/6 · Feb 51000/7 · Mar 47000/7",
  ],
  [
    "Costs (€m): 2021 4.1, 2022 4.6, 2023 5.2. Employees: 310, 325, 340.",
    "[Costs / Employees] 2021 4100000/310 · 2022 4600000/325 · 2023 5200000/340",
  ],
  [
    "Downloads (k): Jan 12, Feb 15, Mar 21. Uninstalls: 900, 1100, 1300.",
    "[Downloads / Uninstalls] Jan 12000/900 · Feb 15000/1100 · Mar 21000/1300",
  ],
  [
    "Weights (kg): Tom 71, Sue 58, Bob 90. Heights: 178, 165, 190.",
    "[Weights / Heights] Tom 71/178 · Sue 58/165 · Bob 90/190",
  ],
  [
    "Turnout (%): Kent 61, Devon 58, Essex 70. Seats: 16, 12, 18.",
    "[Turnout / Seats] Kent 61/16 · Devon 58/12 · Essex 70/18",
  ],
])("as they are told, with no unit of another row: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBeNull();
});

test.each([
  [
    "Revenue ($m): 2021 4.1, 2022 4.4, 2023 5.0. Profit: 0.3, 0.5, 0.4",
    "[Revenue / Profit] 2021 4100000/300000 · 2022 4400000/500000 · 2023 5000000/400000",
    "$",
  ],
  [
    "Sales (€k) Jan 40, Feb 50, Mar 60; costs 30, 20, 35",
    "[Sales / Costs] Jan 40000/30000 · Feb 50000/20000 · Mar 60000/35000",
    "€",
  ],
  [
    "Rain (mm): Jan 80, Feb 62, Mar 45; last year 70, 55, 61",
    "[This year / Last year] Jan 80/70 · Feb 62/55 · Mar 45/61",
    "mm",
  ],
])("one head for all: %s", (text, line, unit) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe(unit);
});

test("one unit for two groups", () =>
  expect(readUnit("Boys averaged 54 points in maths and 61 in German; girls 57 and 70.")).toBe("points"));

test("not sure whether the second row is in thousands as well", () => {
  const answer = extract("Exports (thousands): May 310, June 290, July 305. Imports: 210, 260, 240.");
  expect(answer.ok && answer.confidence).toBe(0.7);
});

test.each([
  "Top speeds: 410 km/h Bugatti, 330 Ferrari, 250 BMW. HP: 1,500, 670, 510",
  "Weight: Tom 71 kg, Sue 58, Bo 90. Age: 31, 28, 44",
  "Range: Leaf 270 km, Zoe 390, ID3 420. Seats: 5, 5, 5",
])("the unit of the first list alone: %s", (text) => expect(readUnit(text)).toBeNull());
