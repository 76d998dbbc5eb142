import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["team A 3 team B 5 team C 2", "Team A 3 · Team B 5 · Team C 2"],
  ["vitamin C 80 vitamin D 20 vitamin B 12", "Vitamin C 80 · Vitamin D 20 · Vitamin B 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Block B 5 has 30 flats, block C 7 has 24", "Block B 5 30 · Block C 7 24"]])("not %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
