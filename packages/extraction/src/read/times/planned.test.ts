/** What is meant to be. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "It currently handles 52,000 calls a week and the intention is to reduce down to 31,000.",
    "Now 52000 · Planned 31000",
  ],
  ["The depot now has 90 buses and the plan is to grow to 120.", "Now 90 · Planned 120"],
  ["The depot had 90 buses and grew to 120.", "Before 90 · After 120"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
