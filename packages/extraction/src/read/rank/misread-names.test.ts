import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Nobody chose the salad, a dozen went for the curry, seven had soup and a couple brought their own.",
    "Salad 0 · Curry 12 · Soup 7 · Brought their own 2",
  ],
  ["12 ordered pizza, 7 had soup and 3 brought their own.", "Pizza 12 · Soup 7 · Brought their own 3"],
])("%s: whose it is names nothing", (text, line) => expect(readLine(text)).toBe(line));

test("who was on his own is named so", () =>
  expect(readLine("Crayfish caught: zero on my own, seven with Lena, thirteen using the big net.")).toContain("wn 0"));
