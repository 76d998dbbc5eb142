import { expect, test } from "vitest";
import { SENSES } from "../../full-reader.ts";
import { scanText } from "../../text/scan.ts";
import { hashAt, hashOfTwo, kindAt, likenessStep, ratioStep } from "./word-marks.ts";

test.each([
  [10, 10, 7],
  [20, 10, 8],
  [10, 20, 6],
  [-20, 10, 8],
  [1_000_000, 1, 14],
  [1, 1_000_000, 0],
  [0, 5, 15],
  [5, 0, 15],
])("%d beside %d stands on step %d", (one, other, step) => {
  expect(ratioStep(one, other)).toBe(step);
});

test.each([
  [-1, 0],
  [0.3, 2],
  [1, 7],
])("a cosine of %d is step %d", (cosine, step) => {
  expect(likenessStep(cosine)).toBe(step);
});

test("words have hashes of their own, numbers share one, and the order of two counts", () => {
  const scan = scanText("for 12 men and 9 men");
  expect(hashAt(scan, 1)).toBe(hashAt(scan, 4));
  expect(hashAt(scan, 2)).toBe(hashAt(scan, 5));
  expect(hashAt(scan, 0)).not.toBe(hashAt(scan, 3));
  expect(hashOfTwo(scan, 0, 3)).not.toBe(hashOfTwo(scan, 3, 0));
});

test("words that mean the like are of one kind; small words and unknown ones are none of those", () => {
  const scan = scanText("Monday Tuesday of xqzzt");
  const [monday, tuesday, small, unknown] = [0, 1, 2, 3].map((at) => kindAt(SENSES, scan, at));
  expect(monday).toEqual(tuesday);
  expect(small?.cluster).toBeGreaterThan(128);
  expect(unknown?.cluster).toBeGreaterThan(128);
  expect(small).not.toEqual(unknown);
});
