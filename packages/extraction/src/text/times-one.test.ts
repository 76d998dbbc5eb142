import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { timesOne } from "./times-one.ts";

test.each([
  [
    "studios £780 a month, one-beds £930, two-beds exactly twice a studio.",
    "Studios 780 · One-beds 930 · Two-beds 1560",
  ],
  ["A small box holds 12, a medium 6 more than that, a large twice a small", "Small box 12 · Medium 18 · Large 24"],
  ["Seats: van 8, minibus 17, coach triple a van", "Van 8 · Minibus 17 · Coach 24"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ana swims twice a week, Ben 3 times a week",
  "Ana ate half a loaf, Ben 2 rolls",
  "Hamburg handled 7.7 million boxes, Emden barely half a million.",
  "studios £780, two-beds twice that",
])("stays: %s", (text) => expect(timesOne(text)).toBeNull());
