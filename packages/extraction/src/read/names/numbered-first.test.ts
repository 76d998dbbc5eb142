import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Lap #1 clocked in at 61, lap #2 at 58 and lap #3 at 64.", "Lap #1 61 · Lap #2 58 · Lap #3 64"],
  ["Ad #1 cost $40, ad #2 $55 and ad #3 $31", "Ad #1 40 · Ad #2 55 · Ad #3 31"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
