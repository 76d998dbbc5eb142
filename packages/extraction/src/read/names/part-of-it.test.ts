import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Customers keep asking where a £9,400 re-roof goes. Well, 4,100 of it is labour. Slates come to 2,950, the scaffold lads want 1,600 and I lose 750 on skips and tip fees before I've even bought a bacon roll.",
    "Labour 4100 · Slates 2950 · Scaffold lads 1600 · Skips and tip fees 750",
  ],
  [
    "People ask where a £600 wedding cake goes. Well, 240 of it is ingredients. Boxes come to 110, my helper wants 150 and I lose 100 on petrol.",
    "Ingredients 240 · Boxes 110 · Helper 150 · Petrol 100",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["The pot was £90. 40 of it is gone, Bo has 30 and Cy 20.", "Gone 40 · Bo 30 · Cy 20"]])(
  "leaves alone: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
