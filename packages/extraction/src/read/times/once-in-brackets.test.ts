import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Battery life: 10 hours (old: 7)", "Old 7 · New 10"],
  ["Score: 85 (previous: 72)", "Previous 72 · Now 85"],
  ["Turnout 61% (2019: 67%)", "2019 67 · Now 61"],
  ["Page views 12k (prev. 9k)", "Previous 9000 · Now 12000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Sales 340 (budget 300)", "Sales 340 · Budget 300"],
  ["Ann has 12 (Bo: 9)", "Ann 12 · Bo 9"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
