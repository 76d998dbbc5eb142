import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "40 people signed up. 25 never came, 8 turned out to be under 18, and everyone else is coming back.",
    "Never came 25 · Under 18 8 · Coming back 7",
  ],
  ["Of the tickets, 31 turned out to be fake, 12 expired and 57 valid.", "Fake 31 · Expired 12 · Valid 57"],
  [
    "We checked 90 bulbs: 60 were fine, 22 turned out to be faulty and 8 proved to be fakes.",
    "Fine 60 · Faulty 22 · Fakes 8",
  ],
  ["12 turned out to be left-handed, 30 right-handed", "Left-handed 12 · Right-handed 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
