import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { yearMonths } from "./year-months.ts";

test.each([
  ["Time in post: Iris 3y 4m, Paul 7y 1m, Gita 2y 10m", "Iris 40 · Paul 85 · Gita 34"],
  ["Reading age 9y2m in May, 9y8m in July", "May 110 · July 116"],
  ["Leases: Unit A 4 yrs 6 mths, Unit B 9 yrs 3 mths", "Unit A 54 · Unit B 111"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Bonds: 2y 3.5%, 5y 3.9%", "In 5y 10m users joined", "Aged 8, 2m tall"])("%s: as it is told", (text) =>
  expect(yearMonths(text)).toBeNull(),
);
