import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { bandedCells } from "./banded-cells.ts";

test.each([
  ["Ages 18-24 142, 25-34 188, 35-44 121", "18-24 142 · 25-34 188 · 35-44 121"],
  ["1-10 340, 11-50 220, 51-200 140", "1-10 340 · 11-50 220 · 51-200 140"],
  ["calls 9-11 142, 11-1 188, 1-3 121, 3-5 97", "9-11 142 · 11-1 188 · 1-3 121 · 3-5 97"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["North 10-12 000, South 8-9 500", "Ages 18-24 14, 25-34 18", "Rome 2 170, Bari 1 320"])(
  "%s stays as it is",
  (text) => expect(bandedCells(text)).toBeNull(),
);
