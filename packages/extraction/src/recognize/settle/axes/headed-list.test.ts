import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Sales 2023: North 1500, South 1900", "North 1500 · South 1900"],
  ["Sales 2023 (£m): North 1500, South 1900", "North 1500000000 · South 1900000000"],
  ["2023 sales: North 1500, South 1900", "North 1500 · South 1900"],
  ["Salaries: nurse 2000, teacher 1950, driver 1700", "Nurse 2000 · Teacher 1950 · Driver 1700"],
  ["Rent: flat A 1500, flat B 1900", "Flat A 1500 · Flat B 1900"],
  ["Sales 2023: Jan 1500, Feb 1900", "Jan 1500 · Feb 1900"],
  ["Attendance 2024 – Reds 1800, Blues 1650", "Reds 1800 · Blues 1650"],
  ["Visitors 2024 (in thousands): Hull 310, Leeds 455", "Hull 310000 · Leeds 455000"],
  ["Olive oil production 2023 (tonnes): Spain 850, Italy 289", "Spain 850 · Italy 289"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Founded: Ford 1903, Tesla 2003", "World Cup wins: Brazil 2002, France 2018, Italy 2006"])(
  "not %s",
  (text) => expect(readLine(text)).toMatch(/^nothing/),
);
