import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { listNotes } from "./list-notes.ts";

test.each([
  [
    "Reds 246 (48.9; -10.6)\nBlues 173 (34.4; +34.4)\nGreens Ann Low 84 (16.7; -23.7)\nMajority 73\nTurnout 34.1%",
    "Reds 246 · Blues 173 · Greens Ann Low 84",
  ],
  [
    "Greens (Ann Low): 604 (45%, -16%)\nReds: 414 (31%, +1%)\nBlues: 75 (6%, new)\nTurnout: 29%",
    "Greens 604 · Reds 414 · Blues 75",
  ],
  [
    "- North: 3.8 million, +9.7%;\n- South: 1.9 million, +8.1%;\n- East: 814,000, -7.2%",
    "North 3800000 · South 1900000 · East 814000",
  ],
  ["1. A. Novak: -15 (65+66+70=201)\n2. B. Reyes: -12 (68+69+67=204)", "Novak -15 · Reyes -12"],
  [
    "• Monday, Mar. 1: 41 calls, 6 urgent\n• Tuesday, Mar. 2: 38 calls, 4 urgent\n• Wednesday, Mar. 3: 52 calls, 9 urgent",
    "[Calls / Urgent] Monday 41/6 · Tuesday 38/4 · Wednesday 52/9",
  ],
  [
    "Very likely 514 26%\nSomewhat likely 506 25%\nNot likely 696 49%",
    "Very likely 26 · Somewhat likely 25 · Not likely 49",
  ],
  [
    "(Million tonnes)\n1 Norway 202.6\n2 India 155.7\n3 Peru 65.7",
    "Norway 202600000 · India 155700000 · Peru 65700000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Turnout: 31%\nLast time: 29%",
  "Rent: 950, +3%\nFood: 310\nFun: 120",
  "Ann (65)\nBen (70)",
  "- North: 2.0 million, +1.8%;\n- South: 1.0 million, +1.1%;\n- Foreign: 16, -33.3%",
  "Rents\n1 Bed 900\n2 Beds 1200\n3 Beds 1500",
  "Turnout rose to 31%\nAnn 12\nBen 9",
])("stays as it is: %s", (text) => expect(listNotes(text)).toBeNull());
