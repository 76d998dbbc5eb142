import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { timesOne } from "./times-one.ts";

test.each([
  [
    "studios £780 a month, one-beds £930, two-beds exactly twice a studio.",
    "Studios 780 · One-beds 930 · Two-beds 1560",
  ],
  ["A small box holds 12, a medium 6 more than that, a large twice a small", "Small box 12 · Medium 18 · Large 24"],
  ["Entry: adult £12, senior £9, child half an adult", "Adult 12 · Senior 9 · Child 6"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ana swims twice a week, Ben 3 times a week",
  "Ana ate half a loaf, Ben 2 rolls",
  "studios £780, two-beds twice that",
])("stays: %s", (text) => expect(timesOne(text)).toBeNull());
