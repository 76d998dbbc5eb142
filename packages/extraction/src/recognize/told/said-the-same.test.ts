import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "A terraced house in Saltburn now fetches £214,000 on average, some £40,000 more than one in Redcar (£174,000), and nearly twice the £112,000 that buys you the same in Loftus.",
    "Saltburn 214000 · Redcar 174000 · Loftus 112000",
  ],
  ["A week in Nice costs £900; £600 gets you the same in Split and £450 in Varna.", "Nice 900 · Split 600 · Varna 450"],
  ["Lunch was £14 in Oslo, £9 for the same in York and £5 for the same in Lviv.", "Oslo 14 · York 9 · Lviv 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Ana got 12, Ben got the same.", "Ana 12 · Ben 12"]])("still told by another: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
