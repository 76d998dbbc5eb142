import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "In the old class 22 passed and 3 failed; in the new class 19 and 8.",
    "[Passed / Failed] Old class 22/3 · New class 19/8",
  ],
  [
    "At the north gate 310 came by bus and 120 by car, at the south gate 90 and 400.",
    "[Bus / Car] North gate 310/120 · South gate 90/400",
  ],
  [
    "In the blue room 40 voted yes and 12 no; in the red room 22 and 31.",
    "[Yes / No] Blue room 40/12 · Red room 22/31",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["The big room 12 had 40 guests, the small room 14 had 22.", "Big room 12 40 · Small room 14 22"],
  ["Gate 310 had 40, gate 311 had 22", "Gate 310 40 · Gate 311 22"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
