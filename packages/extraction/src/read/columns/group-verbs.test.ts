/** Groups that do the same to things of their own. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Boys prefer football (14), gaming (9) and swimming (3); girls prefer swimming (11), dancing (8) and football (6).",
    "[Boys / Girls] Football 14/6 · Gaming 9/– · Swimming 3/11 · Dancing –/8",
  ],
  [
    "Class A picked red (12), blue (8) and green (5), class B picked red (4), blue (15) and green (7)",
    "[Class A / Class B] Red 12/4 · Blue 8/15 · Green 5/7",
  ],
  [
    "Nurses named workload 45%, pay 31%; doctors named pay 8%, rotas 52%",
    "[Nurses / Doctors] Workload 45/– · Pay 31/8 · Rotas –/52",
  ],
  ["We love tea (4), coffee (5), cocoa (6) and water (7).", "Tea 4 · Coffee 5 · Cocoa 6 · Water 7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
