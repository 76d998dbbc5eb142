import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { dottedStates } from "./dotted-states.ts";

test.each([
  [
    "In the overall count the U.S. finished first, with 90 medals: 40 gold, 26 silver and 24 bronze. Spain took third, with 61 medals: 20 gold, 21 silver and 20 bronze.",
    "[US / Spain] Medals 90/61 · Gold 40/20 · Silver 26/21 · Bronze 24/20",
  ],
  ["Tea is up 14% in the U.S. and 6% in the U.K.", "US 14 · UK 6"],
  ["Washington D.C. had 14 cases, Denver 31 and Boston 8", "Washington DC 14 · Denver 31 · Boston 8"],
])("points that end no sentence: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Goals: A. Diaz 12, R.J. Cole 9",
  "Vitamin C. Oranges 53, kiwis 93",
  "At 9 a.m. 12 came, at 10 a.m. 9",
  "Chess.com 12, lichess.org 9",
])("a point that stays: %s", (text) => expect(dottedStates(text)).toBeNull());
