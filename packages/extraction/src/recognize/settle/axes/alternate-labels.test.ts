import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Sleep: 7 h (29%), work: 8 h (33%), rest: 9 h (38%)", "Sleep 7 · Work 8 · Rest 9"],
  ["Noise: 61 dB at 20 m, 55 dB at 40 m, 49 dB at 80 m", "20 m 61 · 40 m 55 · 80 m 49"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
