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

test.each([
  ["Lab 34 (-2), Con 24 (=), Ref 18 (+2)", "Lab 34 · Con 24 · Ref 18"],
  ["Approval: Merz 34 (−3), Pistorius 55 (±0), Klingbeil 29 (+1)", "Merz 34 · Pistorius 55 · Klingbeil 29"],
])("one of a list of short names: %s", (text, line) => expect(readLine(text)).toContain(line));

test.each(["Ref 12, Ref 13 and Ref 14 were closed.", "See ref 18, table 4 and page 12"])("%s: as it is told", (text) =>
  expect(opaqueNames(text)).toBeNull(),
);
