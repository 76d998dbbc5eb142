/** A round in which nothing was measured names no figure. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { missedPlaces } from "./missed-places.ts";

test.each([
  [
    "She threw 58.2 in the first round, fouled in the second, reached 61.4 in the third and won with 63.0 in the sixth.",
    "First round 58.2 · Third 61.4 · Sixth 63",
  ],
  [
    "Mia threw 41 m in round one, 44 in round two, fouled the third and sealed it with 47 in the fourth.",
    "Round one 41 · Round two 44 · Fourth 47",
  ],
  [
    "We sold 40 in the first week, skipped the second, sold 52 in the third and 61 in the fourth.",
    "First week 40 · Third 52 · Fourth 61",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "He passed the third with 9 and the fourth with 12.",
  "She missed the third by 4 points, the fourth by 9",
  "We skipped lunch on the third day",
])("left alone: %s", (text) => expect(missedPlaces(text)).toBeNull());
