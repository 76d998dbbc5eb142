import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The six o'clock news fell from 4.9 million viewers in 2014 to 3.7 million in 2024, the ten o'clock news from 3.1 million to 1.6 million.",
    "[6 o'clock news / 10 o'clock news] 2014 4900000/3100000 · 2024 3700000/1600000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["The 6 o'clock train carried 40, the 8 o'clock train 55.", "6 o'clock 40 · 8 o'clock 55"]])(
  "leaves alone: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
