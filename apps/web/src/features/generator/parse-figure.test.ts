import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFigure } from "./parse-figure.ts";

test.each<[string, number | null | undefined]>([
  ["12", 12],
  ["12.5", 12.5],
  ["-3", -3],
  ["−3", -3],
  ["1,204", 1204],
  ["1 204 000", 1204000],
  ["1,2", 1.2],
  ["1.204,5", 1204.5],
  ["1,204.5", 1204.5],
  ["$1.2M", 1200000],
  ["-$900k", -900000],
  ["€-5", -5],
  ["45%", 45],
  ["3bn", 3e9],
  ["12 €", 12],
  ["0", 0],
  ["", null],
  ["  ", null],
  ["lots", undefined],
  ["12 or 13", undefined],
  ["1.2.3", undefined],
  ["--5", undefined],
  ["%", undefined],
  ["<b>1</b>", undefined],
  ["9".repeat(400), undefined],
])("%s -> %s", (cell, expected) => {
  expect(parseFigure(cell)).toBe(expected);
});

test("any typed text gives a finite number, a gap or nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (cell) => {
      const value = parseFigure(cell);
      expect(value === undefined || value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});

test("a number written plainly is itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (value) => {
      expect(parseFigure(String(value))).toBe(value);
    }),
  );
});
