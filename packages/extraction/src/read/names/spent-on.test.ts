import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Teachers spent 44% of the week on lessons. Marking took 21%, meetings 12%, leaving 23% for planning.",
    "Lessons 44 · Marking 21 · Meetings 12 · Planning 23",
  ],
  [
    "Our vets spend 37% of their time on dogs. Cats take 26%, rabbits 18% and fish 11%.",
    "Dogs 37 · Cats 26 · Rabbits 18 · Fish 11",
  ],
  [
    "Ward nurses spent 37% of the observed shifts on direct care, the study found. Documentation swallowed 26%, medication rounds 18%, which left 19% for breaks.",
    "Direct care 37 · Documentation 26 · Medication rounds 18 · Breaks 19",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Ann spent 37% of her time on mail, Bo 26% and Cy 12%.", "Ann 37 · Bo 26 · Cy 12"]])(
  "who spends it is compared: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
