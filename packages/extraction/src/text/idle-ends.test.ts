import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { idleEnds } from "./idle-ends.ts";

test.each([
  [
    "Of the 240 seats, 96 went to members and 83 to guests. All the others stayed empty and I cried in the lighting booth.",
    "Members 96 · Guests 83 · Stayed empty 61",
  ],
  [
    "Of 40 pies, 22 were steak and 9 were leek. The rest burned, and we all went home hungry.",
    "Steak 22 · Leek 9 · Burned 9",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ana took 12, the rest left and we got 9",
  "Ana got 12 and I got half",
  "The others left and we kept a dozen",
])("stays: %s", (text) => expect(idleEnds(text)).toBeNull());
