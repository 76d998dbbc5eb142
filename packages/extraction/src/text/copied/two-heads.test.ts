import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { twoHeads } from "./two-heads.ts";

test.each([
  [
    "Horses Donkeys\nTaken in 41 28\nRehomed 33 19\nStill with us 8 9",
    "[Horses / Donkeys] Taken in 41/28 · Rehomed 33/19 · Still with us 8/9",
  ],
  [
    "LSU UCLA\nFirst downs 24 19\nTotal yards 431 448\nPenalties 4 9",
    "[LSU / UCLA] First downs 24/19 · Total yards 431/448 · Penalties 4/9",
  ],
  ["Cafe in June\nCoffee Tea\nMon 12 14\nTue 13 15", "[Coffee / Tea] Mon 12/14 · Tue 13/15"],
  [
    "Income Expenses\nJan 800 750\nFeb 620 910\nMar 700 600",
    "[Income / Expenses] Jan 800/750 · Feb 620/910 · Mar 700/600",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ann Smith\nMaths 12 14\nEnglish 13 15",
  "Market Share\nAcer 12 14\nDell 13 15",
  "Test Runs\nAnn 8 7\nBo 6 9",
  "New York\nJan 8 7\nFeb 6 9",
  "Dogs Cats\nAdopted 291\nReclaimed 266",
])("leaves alone: %s", (text) => expect(twoHeads(text)).toBeNull());
