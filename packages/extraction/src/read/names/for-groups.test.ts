import { expect, test } from "vitest";
import { readLine, readTitle } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "In 2017, the median pay for welders was $70,000 per year, compared to $37,690 for all occupations.",
    "Welders 70000 · All occupations 37690",
  ],
  ["The average rent for a flat is £900, compared with £1,400 for a house.", "Flat 900 · House 1400"],
  ["Average wait for a scan was 12 days in May, compared with 9 days for a dentist.", "Scan 12 · Dentist 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what is told of both is the title", () =>
  expect(readTitle("The average rent for a flat is £900, compared with £1,400 for a house.")).toBe("Average rent"));

test.each([["Pay for May was 70, compared to 65 in April.", "April 65 · May 70"]])("%s: times", (text, line) =>
  expect(readLine(text)).toBe(line),
);
