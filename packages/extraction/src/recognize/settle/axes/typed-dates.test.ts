import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";
import { extract } from "../../../full-reader.ts";

const axis = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.axis : answer.reason;
};

test.each([
  ["1/5: 12, 1/6: 15, 1/7: 9", "1/5 12 · 1/6 15 · 1/7 9"],
  ["Weight 1/5 82.1, 12/5 81.4, 19/5 80.9", "1/5 82.1 · 12/5 81.4 · 19/5 80.9"],
  ["1/5 300, 2/5 350, 3/5 410", "1/5 300 · 2/5 350 · 3/5 410"],
  ["1.5. 12, 2.5. 15, 3.5. 9", "1.5 12 · 2.5 15 · 3.5 9"],
  ["05/01/24 30 06/01/24 42 07/01/24 28", "05/01/24 30 · 06/01/24 42 · 07/01/24 28"],
  ["2024-10 300, 2024-11 420, 2024-12 280", "2024-10 300 · 2024-11 420 · 2024-12 280"],
  ["5-Jan: 30, 6-Jan: 42, 7-Jan: 28", "5-Jan 30 · 6-Jan 42 · 7-Jan 28"],
  ["Jan-24 30, Feb-24 42, Mar-24 28", "Jan-24 30 · Feb-24 42 · Mar-24 28"],
  ["Mon 5/1 30, Tue 6/1 42, Wed 7/1 28", "Mon 5/1 30 · Tue 6/1 42 · Wed 7/1 28"],
  ["30/12 5, 31/12 8, 1/1 20", "30/12 5 · 31/12 8 · 1/1 20"],
  ["1/5\t12\n1/6\t15\n1/7\t9", "1/5 12 · 1/6 15 · 1/7 9"],
  ["1Q24 12, 2Q24 15, 3Q24 9", "1Q24 12 · 2Q24 15 · 3Q24 9"],
  ["FY22A 12, FY23A 15, FY24E 18", "FY22A 12 · FY23A 15 · FY24E 18"],
  ["D1 40% D7 22% D30 11%", "D1 40 · D7 22 · D30 11"],
])("%s is told over time", (text, line) => {
  expect(readLine(text)).toBe(line);
  expect(axis(text)).toMatch(/time|steps/); // catches "time", not "categories"
});

test.each([
  ["Ann 4/5, Ben 3/5, Cy 2/5", "Ann 4 · Ben 3 · Cy 2"],
  ["Food 4/5 service 3/5 vibe 5/5", "Food 4 · Service 3 · Vibe 5"],
  ["W1 450, N7 390, E8 410", "W1 450 · N7 390 · E8 410"],
  ["M1 12 M2 15 M3 9", "M1 12 · M2 15 · M3 9"],
])("%s is not", (text, line) => {
  expect(readLine(text)).toBe(line);
  expect(axis(text)).toBe("categories");
});
