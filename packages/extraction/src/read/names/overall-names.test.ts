import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Unemployment stands at 5.6% nationwide; in the east it's 7.3%, in the west 4.9%.",
    "Nationwide 5.6 · East 7.3 · West 4.9",
  ],
  ["Rents rose 4% overall, 7% in Berlin and 2% in Essen.", "Overall 4 · Berlin 7 · Essen 2"],
  ["Turnout was 61% across the country, 55% in Kent and 70% in Essex", "Country 61 · Kent 55 · Essex 70"],
  ["Anna scored 12 overall, Ben 15", "Anna 12 · Ben 15"],
])("%s → %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
