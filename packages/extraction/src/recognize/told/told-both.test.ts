import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Figs have 52% more sugar than plums - figs have 15.2 g of sugar and plums have 10 g.", "Figs 15.2 · Plums 10"],
  ["Rye has 40% more fibre than wheat: rye has 14 g and wheat has 10 g.", "Rye 14 · Wheat 10"],
])("what both have is told: %s", (text, line) => expect(readLine(text)).toBe(line));

test("it is worked out where it isn't", () =>
  expect(readLine("Ann has 12, Ben 50% more than Ann, Cleo 18")).toBe("Ann 12 · Ben 18 · Cleo 18"));
