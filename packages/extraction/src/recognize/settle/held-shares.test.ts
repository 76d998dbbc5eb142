import { expect, test } from "vitest";
import { readLine, readUnit } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Support for the party was 31 percent in the survey, up from 28 in May, 27 in April and 22 in December.",
    "December 22 · April 27 · May 28 · Now 31",
  ],
  ["Turnout was 46 per cent, down from 52 in 2019.", "2019 52 · Now 46"],
])("shares: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe("%");
});

test.each([["Support rose to 31%, up from 28 members in May and 22 members in April.", "May 28 · April 22"]])(
  "counts: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
