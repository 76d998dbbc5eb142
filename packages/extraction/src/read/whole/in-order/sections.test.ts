/** Notes in sections, and tables whose lines are indented. */
import { expect, test } from "vitest";
import { extract } from "../../../full-reader.ts";

const lineOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok
    ? `${answer.chart.series.map(({ name }) => name).join("/")}: ${answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ")}`
    : answer.reason;
};

test.each([
  ["Team A:\n  Mon: 3\n  Tue: 4\nTeam B:\n  Mon: 2\n  Tue: 5", "Team A/Team B: Mon 3/2 · Tue 4/5"],
  ["2023\nQ1: 40\nQ2: 52\nQ3: 38\n2024\nQ1: 44\nQ2: 50\nQ3: 47", "2023/2024: Q1 40/44 · Q2 52/50 · Q3 38/47"],
  [
    "## Leeds\n- staff: 12\n- visitors: 340\n## York\n- staff: 9\n- visitors: 410",
    "Staff/Visitors: Leeds 12/340 · York 9/410",
  ],
  ["Leeds\n12 staff\n340 visitors\nYork\n9 staff\n410 visitors", "Staff/Visitors: Leeds 12/340 · York 9/410"],
  [
    "Notes from the fair\nSaturday\n- cakes: 40\n- jams: 22\nSunday\n- cakes: 55\n- jams: 18",
    "Cakes/Jams: Saturday 40/22 · Sunday 55/18",
  ],
  [
    "Income:\nWages 2100\nRent 400\nCosts:\nFood 600\nFuel 210",
    "Income and Costs: Wages 2100 · Rent 400 · Food 600 · Fuel 210",
  ],
])("%s: by sections", (text, line) => expect(lineOf(text)).toBe(line));

test.each([
  ["Shopping\nmilk 2\neggs 12\nbread 1", "Shopping: Milk 2 · Eggs 12 · Bread 1"],
  ["Sales\n  online   340\n  shops    210\n  phone     45", "Sales: Online 340 · Shops 210 · Phone 45"],
])("%s: one list", (text, line) => expect(lineOf(text)).toBe(line));

test("the head of aligned columns is no title", () => {
  const answer = extract("Day  Steps  Sleep\nMon  8,200  7.1\nTue  11,050  6.4\nWed  4,300  8.0");
  expect(answer.ok && answer.chart.title).toBe("Steps and Sleep");
});
