import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { opaqueNames } from "./opaque-names.ts";

test.each([
  ["Members: Plus 410, Pro 95, Team 31", "Plus 410 · Pro 95 · Team 31"],
  ["Prices are Free at $0, Plus at $12 and Max at $30", "Free 0 · Plus 12 · Max 30"],
  ["Income 2,400, rent 800, food 350, what's left: 1,250", "Income 2400 · Rent 800 · Food 350 · What's left 1250"],
  ["Laps: Ian 12, Tess 9 and Rose 15", "Ian 12 · Tess 9 · Rose 15"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["We had 20 guests. Plus 30 more on Sunday", "12 boys, plus 3 girls", "What's left of the 40 is 12"])(
  "%s: as it is told",
  (text) => expect(opaqueNames(text)).toBeNull(),
);
