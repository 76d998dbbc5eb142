import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Ranges: A 1.25-1.50, B 2.00-2.75, C 3.10-3.25", "A 1.375 · B 2.375 · C 3.175"],
  ["Price range: apples 1.20–1.80, pears 2.10–2.50", "Apples 1.5 · Pears 2.3"],
])("ranges: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Scores: A 2-1, B 3-1, C 2-2", "Range of scores: A 2-1, B 3-1, C 2-2"])("pairs: %s", (text) =>
  expect(readLine(text)).toContain("2/1"),
);
