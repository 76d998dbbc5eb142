import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { numberedLines } from "./numbered-lines.ts";

test.each([
  ["Scores\nRed Rockets 41\nBay 12 (rookies) 38\nOtters 29", "Red Rockets 41 · Bay 12 38 · Otters 29"],
  ["1. Alphas 30\n2. Room 7 (late) 125\n3. Betas 20", "Alphas 30 · Room 7 125 · Betas 20"],
  ["Tips so far\nThe bar 140\nTable 9 (RIP) 121\nThe terrace 95", "Bar 140 · Table 9 121 · Terrace 95"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Rent 950 (was) 900\nFood 310 (was) 280",
  "Leeds 12 (away) 14\nHull 9 11\nYork 8 10",
  "Bay (rookies) 38\nOtters 29\nRed 4",
])("leaves alone: %s", (text) => expect(numberedLines(text)).toBeNull());
