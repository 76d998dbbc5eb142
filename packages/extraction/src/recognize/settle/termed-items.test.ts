import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Mortgage rates: 2yr fixed 4.75%, 5yr fixed 4.35%, tracker 5.1%", "2yr fixed 4.75 · 5yr fixed 4.35 · Tracker 5.1"],
  [
    "Savings: 1 year bond 4.5%, 2 year bond 4.3%, easy access 3.9%",
    "1 year bond 4.5 · 2 year bond 4.3 · Easy access 3.9",
  ],
  ["3 year olds 12, 4 year olds 15, 5 year olds 9", "3 year olds 12 · 4 year olds 15 · 5 year olds 9"],
  ["Yields today: 3mo 5.2, 2y 4.3, 10y 4.1", "3mo 5.2 · 2y 4.3 · 10y 4.1"],
  ["Treasury yields: 2yr 4.2%, 5yr 4.0%, 10yr 4.3%", "2yr 4.2 · 5yr 4 · 10yr 4.3"],
  ["Gym passes: 1mo 40, 3mo 105, 12mo 360", "1mo 40 · 3mo 105 · 12mo 360"],
  ["We had a 2 hour delay on Monday and a 3 hour delay on Friday.", "nothing-to-chart"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
