import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  [
    "Of 90 job ads, 41 asked for a degree, 60 for experience and 12 for a driving licence.",
    "Degree 41 · Experience 60 · Driving licence 12",
  ],
  ["Of 120 patients, 80 recovered, 30 got worse.", "Recovered 80 · Worse 30"],
])("%s is told of a whole", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Of 12 eggs, 8 are brown, the rest white.", "Brown 8 · White 4"],
  ["Of 3 sisters, Ann has 2 kids, Bo 1 and Cy none.", "Ann 2 · Bo 1 · Cy 0"],
])("%s keeps what it says", (text, line) => expect(readLine(text)).toBe(line));
