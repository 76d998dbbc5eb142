import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["1 = bad 5%, 2 = ok 20%, 3 = good 75%", "Bad 5 · Ok 20 · Good 75"],
  ["How was it? 1 (poor) 5%, 2 (fair) 20%, 3 (good) 75%", "Poor 5 · Fair 20 · Good 75"],
  ["3: satisfied 30, 2: neutral 20, 1: unsatisfied 8", "Satisfied 30 · Neutral 20 · Unsatisfied 8"],
])("%s: the words of a scale name its figures", (text, line) => expect(readLine(text)).toBe(line));

test("dates are no marks", () =>
  expect(readLine("5-Jan: 30, 6-Jan: 42, 7-Jan: 28")).toBe("5-Jan 30 · 6-Jan 42 · 7-Jan 28"));

test("what the marks of a scale mean is no figure", () =>
  expect(readLine("food 3, service 4, where 1 = bad, 5 = good")).toBe("Food 3 · Service 4"));
