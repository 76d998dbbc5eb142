import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["From 2016 to 2022 sales grew by 24%, pay by 11% and rents by 30%", "Sales 24 · Pay 11 · Rents 30"],
  ["Between 2010 and 2020 Bath grew 8%, Hull 3% and York 12%", "Bath 8 · Hull 3 · York 12"],
  ["From 2016 to 2022 fares rose from 24% to 31% of income", "2016 24 · 2022 31"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
