import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "There were 47,318 crossings in July, a 61% decrease from June, when 121,000 were counted.",
    "June 121000 · July 47318",
  ],
  ["Membership stood at 485 in 2024, up 13% from 430 in 2023.", "2023 430 · 2024 485"],
  ["Figs have 52% more sugar than plums - figs have 15.2 g of sugar and plums have 10 g.", "Figs 15.2 · Plums 10"],
  ["Rye has 40% more fibre than wheat: rye has 14 g and wheat has 10 g.", "Rye 14 · Wheat 10"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Visitors reached 1,200 in June, up 20% from May; staff stayed at 14", "May 1000"],
  ["Ann has 12, Ben 50% more than Ann, Cleo 18", "Ann 12 · Ben 18 · Cleo 18"],
])("what nobody states is worked out: %s", (text, part) => expect(readLine(text)).toContain(part));
