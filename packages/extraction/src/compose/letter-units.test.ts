/** Measures of one letter. */
import { expect, test } from "vitest";
import { readTitle, readUnit } from "./chart-line.fixture.ts";

test.each([
  ["Lake depth at the buoy (m): 1.4 in May, 1.1 in June, 0.7 in July", "m"],
  ["Protein (g) - eggs 13, tofu 8, beans 9", "g"],
  ["Tank volume (l): A 120, B 80, C 300", "l"],
  ["Jump distances (m): Ann 4.1, Bo 5.2", "m"],
])("%s", (text, unit) => expect(readUnit(text)).toBe(unit));

test.each(["Revenue (m): North 4.1, South 5.2", "Class (h): Ann 12, Bo 9"])("none: %s", (text) =>
  expect(readUnit(text)).toBeNull(),
);

test("the title goes without it", () =>
  expect(readTitle("Lake depth at the buoy (m): 1.4 in May, 1.1 in June, 0.7 in July")).toBe("Lake depth at the buoy"));
