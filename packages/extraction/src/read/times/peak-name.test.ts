import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Tokyo's population peaked at 14.2 million, up from 11.6 million in 1980, and is expected to fall to 13.6 million by 2050.",
    "1980 11600000 · Peak 14200000 · 2050 13600000",
  ],
  ["Support for the party peaked at 31%, up from 22% in 2019.", "2019 22 · Peak 31"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Sales peaked at 412 in 2021, up from 340 in 2010.", "2010 340 · 2021 412"]])("stays: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
