import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "The January gas for flats 1 to 4 came to 212, 187, 164 and 305 euros. Number four and I will be having a chat about windows.",
    "Flat 1 212 · Flat 2 187 · Flat 3 164 · Flat 4 305",
  ],
  ["The May rent for rooms 1 to 3 came to 450, 480 and 510 pounds.", "Room 1 450 · Room 2 480 · Room 3 510"],
  [
    "June attendance at sessions 1 to 3 was 22, 19 and 24. Number two was rained off.",
    "Session 1 22 · Session 2 19 · Session 3 24",
  ],
  [
    "June attendance at sessions 1 to 3 was 22, 19 and 24. Yes, 2 is the one with cake.",
    "Session 1 22 · Session 2 19 · Session 3 24",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Visits: January 12, February 20, March 31", "January 12 · February 20 · March 31"]])(
  "leaves alone: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
