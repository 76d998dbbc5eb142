/** A rough figure, and the exact one in brackets behind it. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Accounts lost, by plan: Starter 6.2%, Pro 3.1%, Enterprise under 1% (0.8, to be exact).",
    "Starter 6.2 · Pro 3.1 · Enterprise 0.8",
  ],
  ["Time to load: home 3.1 s, shop 4.2 s, blog under 1 s (0.7 to be precise)", "Home 3.1 · Shop 4.2 · Blog 0.7"],
  ["Rates: Leeds 4.1%, York 3.9%, Hull just over 5% (5.2, actually)", "Leeds 4.1 · York 3.9 · Hull 5.2"],
  ["Votes: Ana 120, Ben nearly 100 (97, if you're counting)", "Ana 120 · Ben 97"],
  ["Votes: Ana 120, Ben about 100 (exactly 97)", "Ana 120 · Ben 97"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Rates: Leeds 4.1% (3.9), York about 5% (5.2)", "Leeds 4.1 · York 5"]])("not %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
