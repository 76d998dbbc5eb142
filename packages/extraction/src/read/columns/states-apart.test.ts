import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Starting weight: 222.8\nCurrent weight: 202.6\n\nStarting waist size: 43 inches\nCurrent waist size: 40 inches",
    "[Weight / Waist size] Starting 222.8/43 · Current 202.6/40",
  ],
  [
    "Old price milk 1.20, new price milk 1.35, old price bread 2.10, new price bread 2.40",
    "[Price milk / Price bread] Old 1.2/2.1 · New 1.35/2.4",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "New members 12, new posts 40, old members 30, old photos 9",
    "New members 12 · New posts 40 · Old members 30 · Old photos 9",
  ],
  [
    "First class 12, second class 40, last class 9, new class 10",
    "First class 12 · Second class 40 · Last class 9 · New class 10",
  ],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
