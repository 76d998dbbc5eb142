import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Exeter hardly need a scrum. Of their 68 tries this season 31 began at a lineout, 18 with a turnover, 12 from a quick tap and just seven off the back of the eight.",
    "Lineout 31 · Turnover 18 · Quick tap 12 · Back of the eight 7",
  ],
  ["Of 40 runs 20 came off Ann, 12 off Bo and 8 off the tail of the eleven.", "Ann 20 · Bo 12 · Tail of the eleven 8"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Seven of the ten passed, two of the ten failed and one of the ten left.", "Passed 7 · Failed 2 · Left 1"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
