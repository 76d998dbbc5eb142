/** What nobody does in less. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Catan is done in 75 minutes, Wingspan takes 95 and nobody here has ever finished Twilight Imperium in under 430.",
    "Catan 75 · Wingspan 95 · Twilight Imperium 430",
  ],
  ["Bus to Leeds takes 40 minutes, to York 55 and nobody gets to Hull in under 90", "Leeds 40 · York 55 · Hull 90"],
  [
    "The Crown sells a pint for £5.20, the Anchor £5.60, and nobody sells one at the Grand for less than £7.10",
    "Crown 5.2 · Anchor 5.6 · Grand 7.1",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Nobody came on Monday, 12 on Tuesday and 9 on Wednesday", "Monday 0 · Tuesday 12 · Wednesday 9"],
  ["Under 30 in the city smoke 12%, over 60 in the city 9%", "Under 30 12 · Over 60 9"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
