import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Its share will rise to 8 percent this year from 4 percent last year. It is expected to reach 10 percent in 2020.",
    "Last year 4 · This year 8 · 2020 10",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a year gone by stands first", () =>
  expect(readLine("Both account for 57% of the market this year, up from 54% in 2016.")).toBe(
    "2016 54 · This year 57",
  ));
