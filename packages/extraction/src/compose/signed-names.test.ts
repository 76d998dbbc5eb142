import { expect, test } from "vitest";
import { readLine } from "./chart-line.fixture.ts";

test.each([
  ["Range: -15°C 190 km, 0°C 260 km, 20°C 340 km", "-15°C 190 · 0°C 260 · 20°C 340"],
  ["Range: 10°C 290 km, 20°C 340 km, 30°C 320 km", "10°C 290 · 20°C 340 · 30°C 320"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a sign behind a letter stands as typed", () =>
  expect(readLine("Blood types: O+ 37%, A- 33%, B+ 21%, AB- 9%")).toBe("O+ 37 · A- 33 · B+ 21 · AB- 9"));
