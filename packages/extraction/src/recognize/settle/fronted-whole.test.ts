import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Of 90 job ads, 41 asked for a degree, 60 for experience and 12 for a driving licence.",
    "Degree 41 · Experience 60 · Driving licence 12",
  ],
  ["Of 120 patients, 80 recovered, 30 got worse.", "Recovered 80 · Worse 30"],
  ["Two of our 9 pubs closed in May, three in June.", "May 2 · June 3"],
  ["Two of Ann's 9 hens died in May, three in June.", "May 2 · June 3"],
  ["Two of the town's 9 pubs closed in May, three in June.", "May 2 · June 3"],
  ["Ann ate 2 of 8 slices, Bo 3.", "Ann 2 · Bo 3"],
])("%s is told of a whole", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Of 12 eggs, 8 are brown, the rest white.", "Brown 8 · White 4"],
  ["I read 3 of 10 books; Ann read 12.", "Me 3 · Ann 12"],
  ["A sink harbours 500,000 microbes, a phone 25,000.", "Sink 500000 · Phone 25000"],
  ["Of 3 sisters, Ann has 2 kids, Bo 1 and Cy none.", "Ann 2 · Bo 1 · Cy 0"],
])("%s keeps what it says", (text, line) => expect(readLine(text)).toBe(line));
