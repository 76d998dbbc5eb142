/** Marks that are dictated by name. */
import { expect, test } from "vitest";
import { saidMarks } from "./said-marks.ts";

test.each([
  ["expenses colon rent eight hundred comma food three hundred", "expenses: rent eight hundred, food three hundred"],
  ["sixty bananas new line ten pears", "sixty bananas\nten pears"],
  ["ten thousand in may period fifteen thousand in june period", "ten thousand in may. fifteen thousand in june."],
])("marks: %s", (text, told) => expect(saidMarks(text)?.text).toBe(told));

test.each([
  "comma 12 colon 5",
  "used comma 12 times and colon 5 times",
  "sales rose five percent in the period",
  "trial period 30 days",
  "period 1 12 period 2 9",
  "the Roman colony had 5 ships, 3 sank",
])("words: %s", (text) => expect(saidMarks(text)).toBeNull());
