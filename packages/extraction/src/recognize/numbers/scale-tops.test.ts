import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["tom 3 max 5 ben 2", "Tom 3 · Max 5 · Ben 2"],
  ["goals tom 3 ben 2 max 5", "Tom 3 · Ben 2 · Max 5"],
  ["Max 5 Ben 2 Tom 3", "Max 5 · Ben 2 · Tom 3"],
])("%s: Max is one of them", (text, line) => expect(readLine(text)).toBe(line));

test.each([["mon 3 tue 5 wed 4, max 10", "Mon 3 · Tue 5 · Wed 4"]])("%s: a bound", (text, line) =>
  expect(readLine(text)).toBe(line),
);
