/** Years said in full. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { spokenYears } from "./spoken-years.ts";

test.each([
  [
    "nineteen ninety it was five billion two thousand it was six billion",
    "1990 it was five billion 2000 it was six billion",
  ],
  ["revenue two thousand twenty one was one point two million", "revenue 2021 was one point two million"],
  ["in two thousand ten we had twelve, in two thousand fifteen thirty", "in 2010 we had twelve, in 2015 thirty"],
  ["in two thousand and eight, in two thousand twenty", "in 2008, in 2020"],
])("a year: %s", (text, told) => expect(spokenYears(text)?.text).toBe(told));

test.each([
  "in two thousand homes and three thousand flats",
  "two thousand five hundred came, then two thousand ten people",
  "about two thousand twenty were sold",
  "sales of two thousand was one reason",
])("a number: %s", (text) => expect(spokenYears(text)).toBeNull());

test("said in one breath", () => {
  expect(
    readLine("nineteen ninety it was five billion two thousand it was six billion twenty ten it was seven billion"),
  ).toBe("1990 5000000000 · 2000 6000000000 · 2010 7000000000");
});
