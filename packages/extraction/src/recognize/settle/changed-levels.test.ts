import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Rye output is forecast at 34 million tonnes, down 50% from 2020. Barley output is forecast at 343 million tonnes, down 41% from last year.",
    "Rye output 34000000 · Barley output 343000000",
  ],
  [
    "Hotel sales were $12m, up 4% on last year, and cafe sales $9m, up 7% on last year.",
    "Hotel sales 12000000 · Cafe sales 9000000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("the level before is worked out of one alone", () =>
  expect(readLine("Sales were 34 million, down 50% from 2020.")).toBe("2020 68000000 · Now 34000000"));
