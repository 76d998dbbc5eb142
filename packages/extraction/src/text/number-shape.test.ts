import { expect, test } from "vitest";
import { decimalMark, numberEnd, numberValue } from "./number-shape.ts";

const values: readonly (readonly [string, "." | ",", number])[] = [
  ["1,204", ".", 1204],
  ["1.204", ".", 1.204],
  ["1.204", ",", 1204],
  ["1.180.000", ".", 1180000],
  ["1,5", ".", 1.5],
  ["19,80", ",", 19.8],
  ["1.234,56", ".", 1234.56],
  ["12'500", ".", 12500],
  ["48 300", ".", 48300],
  ["0,125", ",", 0.125],
];

test.each(values)("%s with decimal %s is %d", (raw, mark, value) => {
  expect(numberValue(raw, mark)).toBe(value);
});

test("the text's clear numbers tell its decimal mark", () => {
  expect(decimalMark(["19,80", "1.204"], ".")).toBe(",");
  expect(decimalMark(["3.4", "1,204"], ",")).toBe(".");
  expect(decimalMark(["1.204"], ",")).toBe(",");
});

const ends: readonly (readonly [string, number])[] = [
  ["48 300 visitors", 6],
  ["12 345 678 x", 10],
  ["2012 3.4", 4],
  ["3,5,2", 1],
  ["1,204, then", 5],
  ["7.", 1],
];

test.each(ends)("%s: the first number ends at %d", (text, end) => {
  expect(numberEnd(text, 0)).toBe(end);
});
