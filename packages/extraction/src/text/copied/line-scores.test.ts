import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { lineScores } from "./line-scores.ts";

test.each([
  ["Tulsa 20 32 31 25 — 108\nReno 28 40 36 19 — 123", "[Tulsa / Reno] 1 20/28 · 2 32/40 · 3 31/36 · 4 25/19"],
  ["Tulsa 14 3 7 10 34\nReno 7 10 21 0 38", "[Tulsa / Reno] 1 14/7 · 2 3/10 · 3 7/21 · 4 10/0"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ann 3 4 5 13\nBo 1 2 3 6",
  "Ann 3 4 5 12",
  "Gold Silver Bronze Total\nNorway 16 8 13 37\nSpain 4 9 5 18",
  "Tulsa 3 — 4\nReno 1 — 1",
])("leaves alone: %s", (text) => expect(lineScores(text)).toBeNull());
