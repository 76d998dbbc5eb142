import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Cases fell from 77 in Q1 to 64, 52 and finally 49.", "Q1 77 · Q2 64 · Q3 52 · Q4 49"],
  ["Cases rose from 77 on Monday to 84, 92 and 99.", "Monday 77 · Tuesday 84 · Wednesday 92 · Thursday 99"],
  ["We shrank it from 940 MB down to 310 and then to 84.", "1 940 · 2 310 · 3 84"],
  ["Membership grew from 40 to 55 and, after the fair, to 81.", "1 40 · 2 55 · 3 81"],
  // two changes, and hours
  ["Rent went from 40 to 55 in Leeds and from 30 to 31 in York.", "[Leeds / York] Before 40/30 · After 55/31"],
  ["He drove from 9 to 5, 8 hours.", "Before 9 · After 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["A flat white went from 2.80 in 2019 via 3.20 in 2021 to 3.90.", "2019 2.8 · 2021 3.2 · Now 3.9"],
  ["The fee rose from £2.80 (2010) via £3.90 (2020) to £5.10.", "2010 2.8 · 2020 3.9 · Now 5.1"],
  ["The fee rose from £2.80 in 2010 via £3.90 in 2020 to £5.10 in 2024.", "2010 2.8 · 2020 3.9 · 2024 5.1"],
])("by way of another: %s", (text, line) => expect(readLine(text)).toBe(line));
