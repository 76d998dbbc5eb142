import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";
import { pastedTables } from "./pasted-tables.ts";

test.each([
  [
    "Year,Region,Sales\n2022,North,10\n2022,South,8\n2023,North,12\n2023,South,9",
    "[North / South] 2022 10/8 · 2023 12/9",
  ],
  ["North;Costs;8\nNorth;Sales;10\nSouth;Sales;12", "[Costs / Sales] North 8/10 · South –/12"],
  ["Mon am 12\nMon pm 15\nTue am 9\nTue pm 11", "[Am / Pm] Mon 12/15 · Tue 9/11"],
  ["x = [1,2,3,4]\ny = [10,20,15,30]", "1 10 · 2 20 · 3 15 · 4 30"],
  ["day: 1 2 3 4\nsteps: 100 200 300 400", "1 100 · 2 200 · 3 300 · 4 400"],
  ["Age,10,20,30\nHeight,140,170,172", "10 140 · 20 170 · 30 172"],
  ["Year 2020 2021 2022\nSales 10 12 15\nCosts 8 9 9", "[Sales / Costs] 2020 10/8 · 2021 12/9 · 2022 15/9"],
  ["id,name,amount\n101,Ann,90\n102,Bob,85", "Ann 90 · Bob 85"],
  ["John Smith 12\nJane Smith 15\nJohn Brown 9", "John Smith 12 · Jane Smith 15 · John Brown 9"],
  ["Burger 12.50\nFries 4.00\nCoke 3.00\nSubtotal 19.50", "Burger 12.5 · Fries 4 · Coke 3"],
  ["A 12, B 15, C 9, sum 36", "A 12 · B 15 · C 9"],
  ["A 12, B 15, C 9, sum 20", "A 12 · B 15 · C 9 · Sum 20"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ann: 3, 4, 5\nBen: 4, 5, 6",
  "red wine 12\nwhite wine 15\nred beer 3",
  "Tea,12\nCake,15\nPie,9",
  "a 1 b 2, c 3",
])("stays as it is: %s", (text) => expect(pastedTables(text)).toBeNull());

test("goes back to the places as typed", () => {
  const text = "North,Sales,10\nNorth,Costs,8\nSouth,Sales,12\nSouth,Costs,97";
  const told = pastedTables(text);
  const at = told?.text.indexOf("97") ?? -1;
  expect(told?.back([at, at + 2])).toEqual([text.indexOf("97"), text.indexOf("97") + 2]);
});

test("numbers in a first column are steps, codes are names", () => {
  const axis = (text: string): string => {
    const answer = extract(text);
    return answer.ok ? answer.chart.axis : answer.reason;
  };
  expect(axis("Week,Sales\n1,10\n2,20\n3,15")).toBe("steps");
  expect(axis("Room,Beds\n101,1\n102,2\n103,2")).toBe("categories");
});

test("a magnitude alone is no title", () => {
  const answer = extract("In thousands: Jan 12, Feb 14, Mar 19");
  expect(answer.ok && answer.chart.title).toBe("Jan to Mar");
});
