import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The average Briton now eats 86 kg of meat a year: an American 128, an Indian 5.",
    "Briton 86 · American 128 · Indian 5",
  ],
])("%s names who it is", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Rent is 850 now, was 720 in 2020 and 610 in 2015.", "2015 610 · 2020 720 · Now 850"]])(
  "%s keeps its times",
  (text, line) => expect(readLine(text)).toBe(line),
);
