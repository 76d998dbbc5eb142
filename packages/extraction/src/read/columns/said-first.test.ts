import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The flat on Elm Street, scored (me first, Jonas second, out of 10): light 9/6, quiet 4/7, kitchen 7/7",
    "[Me / Jonas] Light 9/6 · Quiet 4/7 · Kitchen 7/7",
  ],
  [
    "My ratings compared (her first, me second): plot 8/6, cast 7/9, songs 5/8",
    "[Her / Me] Plot 8/6 · Cast 7/9 · Songs 5/8",
  ],
  [
    "School fair takings (cash first, card second, in pounds): cakes 120/88, raffle 210/40, books 66/71",
    "[Cash / Card] Cakes 120/88 · Raffle 210/40 · Books 66/71",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
