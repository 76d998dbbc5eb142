/** Amounts with their rates, the units of both said with the first alone. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Daisy is on 31 litres a day at 4.1% fat, Clover 27 at 4.6, Buttercup 22.5 at 5.2.",
    "Daisy 31 · Clover 27 · Buttercup 22.5",
  ],
  ["Copper: Alma 40 tonnes at 2.1% purity, Bruce 30 at 1.9", "Alma 40 · Bruce 30"],
  ["Ana borrowed 200 at 5%, Ben 300 at 6%", "Ana 200 · Ben 300"],
  ["The Gazette sold 3,100 copies at £1.20, the Echo 2,400 at 90p", "Gazette 3100 · Echo 2400"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Boeing 737 at 4.1%, Boeing 747 at 4.6%", "Boeing 737 4.1 · Boeing 747 4.6"]])("not %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
