import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { groupOnes } from "./group-ones.ts";

test.each([
  ["Labour won 12 seats, the Tories seven and the Greens one.", "Labour 12 · Tories 7 · Greens 1"],
  [
    "The Hawks have won the cup 15 times, the Bears four, the Lions two and the Colts one.",
    "Hawks 15 · Bears 4 · Lions 2 · Colts 1",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Of 12 talks the Tories seven liked was the Oxford one.",
  "The Tories won 12 seats, the Greens one day later 7.",
  "Ann scored 12 goals and the Greens one.",
])("stays: %s", (text) => expect(groupOnes(text)).toBeNull());
