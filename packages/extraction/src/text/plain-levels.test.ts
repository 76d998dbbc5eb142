import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { plainLevels } from "./plain-levels.ts";

test.each([
  ["Claims dropped 16,000 to a seasonally adjusted 414,000.", "Before 430000 · After 414000"],
  [
    "The index fell to 98.7 (1985 = 100) in September from an upwardly revised 105.6 the previous month.",
    "Previous month 105.6 · September 98.7",
  ],
  [
    "Sales were at a seasonally adjusted annual rate of 716,000 in May and 702,000 in June.",
    "May 716000 · June 702000",
  ],
  ["Inflation rose back above 3% to 3.2% in May from 2.9% in April.", "April 2.9 · May 3.2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["We sent a revised plan to 12 people.", "Ana got (100), Ben 90."])("%s: no level", (text) =>
  expect(plainLevels(text)).toBeNull(),
);
