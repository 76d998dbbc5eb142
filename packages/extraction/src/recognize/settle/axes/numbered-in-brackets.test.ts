import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Goal 90, actual 84 (May); goal 90, actual 97 (June); goal 95, actual 93 (July)",
    "[Goal / Actual] May 90/84 · June 90/97 · July 95/93",
  ],
  ["Lane 4 (Ngata) in 52.31, Lane 5 (Fuchs) in 52.88", "Lane 4 52.31 · Lane 5 52.88"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
