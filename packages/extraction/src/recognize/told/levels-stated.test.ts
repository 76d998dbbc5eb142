import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "There were 47,318 crossings in July, a 61% decrease from June, when 121,000 were counted.",
    "June 121000 · July 47318",
  ],
  ["Membership stood at 485 in 2024, up 13% from 430 in 2023.", "2023 430 · 2024 485"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what nobody states is worked out", () =>
  expect(readLine("Visitors reached 1,200 in June, up 20% from May; staff stayed at 14")).toContain("May 1000"));
