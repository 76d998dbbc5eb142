import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Market leader Tesco, number-two retailer Sainsbury's and discounter Lidl saw growth of 5.0%, 3.5% and 6.6% respectively.",
    "Tesco 5 · Sainsbury's 3.5 · Lidl 6.6",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what is theirs is told", () =>
  expect(readLine("Japan's median age is 49 and Italy's is 48.")).toBe("Japan 49 · Italy 48"));
