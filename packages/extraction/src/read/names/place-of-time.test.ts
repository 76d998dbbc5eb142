import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Among under-25s 14.8 percent were out of work in the EU in July, in Spain 24.9 percent, in Sweden 23.7 and in Germany 6.5.",
    "EU 14.8 · Spain 24.9 · Sweden 23.7 · Germany 6.5",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Leeds had 12 fires in May, 15 in June, 9 in July.", "May 12 · June 15 · July 9"]])(
  "stays: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
