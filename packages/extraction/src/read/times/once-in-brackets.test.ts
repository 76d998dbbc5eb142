import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["· Gearing of 31% (2012/13: 18%)", "2012/13 18 · Now 31"],
  ["Net margin at 4.1% (2019: 3.2%)", "2019 3.2 · Now 4.1"],
  ["Battery life: 10 hours (old: 7)", "Old 7 · New 10"],
  ["Score: 85 (previous: 72)", "Previous 72 · Now 85"],
  ["Turnout 61% (2019: 67%)", "2019 67 · Now 61"],
  ["Page views 12k (prev. 9k)", "Previous 9000 · Now 12000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Sales 340 (budget 300)", "Sales 340 · Budget 300"],
  ["Ann has 12 (Bo: 9)", "Ann 12 · Bo 9"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
