import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Why they left — pay: 12, manager: 7, no longer needed: 11", "Pay 12 · Manager 7 · No longer needed 11"],
  [
    "Reasons: too dear: 12, too far: 9, not interested: 31, don't know: 4",
    "Too dear 12 · Too far 9 · Not interested 31 · Don't know 4",
  ],
  ["Sales: North 12, South 9", "North 12 · South 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
