import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The rate was 88 per 100,000 before the vaccine and 40 after it.", "Before 88 · After 40"],
  ["Admissions were 271 per 100,000 before and 198 per 100,000 after.", "Before 271 · After 198"],
  [
    "Burglaries ran at 310 per 100,000 before the patrols; two years in they were at 240, and after five at 190.",
    "Before 310 · Two years in 240 · 5 years 190",
  ],
  ["Infant deaths fell from 40 per 1,000, a scandal, to 12.", "Before 40 · After 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a part of so many is told as it is", () =>
  expect(readLine("The fund spent 5,000 of 100,000 in May and 7,000 in June.")).toBe("May 5000 · June 7000"));
