import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["40% said eating out, 30% staying in, 20% going abroad", "Eating out 40 · Staying in 30 · Going abroad 20"],
  ["1200 on rent, 300 on food and 150 on going out each month", "Rent 1200 · Food 300 · Going out 150"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["We counted 30 living in York and 20 living in Hull", "York 30 · Hull 20"]])("not %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
