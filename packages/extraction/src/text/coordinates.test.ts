import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["(1, 10), (2, 20), (3, 15)", "1 10 · 2 20 · 3 15"],
  ["x: 1 2 3 4 y: 10 20 15 30", "1 10 · 2 20 · 3 15 · 4 30"],
  ["Points: (0,0) (1,2) (2,4)", "0 0 · 1 2 · 2 4"],
])("%s: values along their places", (text, line) => expect(readLine(text)).toBe(line));

test("rows of different lengths are no points", () => expect(readLine("x: 1 2 3 y: 10 20")).not.toContain("1 10"));
