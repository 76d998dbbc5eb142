/** The one before that, told by what it is one of. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { theOneBefore } from "./the-one-before.ts";

test.each([
  [
    "Unemployment has ticked up again here in Tasmania, to 5.1 per cent in the June quarter from 4.9 in the March quarter and 4.6 in the one before that.",
    "Quarter before 4.6 · March 4.9 · June 5.1",
  ],
  [
    "Prices rose to 212 in the third quarter from 205 in the second quarter and 198 in the one before.",
    "Quarter before 198 · Second quarter 205 · Third quarter 212",
  ],
  [
    "Occupancy climbed to 81% in the summer quarter from 74 in the spring quarter and 66 in the one before that.",
    "Quarter before 66 · Spring 74 · Summer 81",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "In the June quarter I liked the one before me",
  "We sold 40 in May and 30 in the one before that.",
  "It was 12 in the June quarter and 9 in the quarter before that.",
])("left alone: %s", (text) => expect(theOneBefore(text)).toBeNull());
