/** The first of several parts of one size. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "London 2024, bib 48113, wave 12. First 10k took 52 minutes, the second 54, the third 58 and the fourth a humbling 71.",
    "First 10k 52 · Second 54 · Third 58 · Fourth 71",
  ],
  ["The first 500m took 110 seconds, the second 112, the third 115.", "First 500m 110 · Second 112 · Third 115"],
  ["First 25k cost us £300, the second £410, the third £520.", "First 25k 300 · Second 410 · Third 520"],
  [
    "The first 50 pages took me 2 hours, the second 50 took 3 and the third 50 took 5.",
    "First 50 pages 2 · Second 50 3 · Third 50 5",
  ],
  [
    "The first 100 km took 62 minutes, the next 100 km 75 and the last 88.",
    "First 100 km 62 · Next 100 km 75 · Last 88",
  ],
  ["First 10, second 12, third 14.", "First 10 · Second 12 · Third 14"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
