import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { elidedBases } from "./elided-bases.ts";

test.each([
  [
    "Seven out of ten school groups book in June, two out of ten in May, and one in March.",
    "March 10 · May 20 · June 70",
  ],
  ["Three in ten walk, five in ten drive and two cycle.", "Walk 30 · Drive 50 · Cycle 20"],
  ["Two in five read daily, two in five weekly, one never.", "Daily 40 · Weekly 40 · Never 20"],
  ["6 in 10 voters back the plan, 3 in 10 oppose it and 1 is unsure.", "Back the plan 60 · Oppose it 30 · Unsure 10"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Two in three admit it. One in three was caught; one in twelve lost it",
  "One in five wants tea, one in five coffee, and two want milk.",
  "Four out of five dentists floss, one doesn't.",
  "Two in ten came in May, three in ten in June, and one hundred in July.",
  "One in five smokes, one in ten vapes, and three of us do both.",
  "One in five walk, one in five cycle and nine drive.",
])("%s: stays as it is", (text) => expect(elidedBases(text)).toBeNull());
