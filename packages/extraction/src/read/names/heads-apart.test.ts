import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["12 people walk, 9 people cycle, 3 people drive", "Walk 12 · Cycle 9 · Drive 3"],
  ["12 people like tea, 9 people like coffee, 3 people neither", "Tea 12 · Coffee 9 · Neither 3"],
  ["12 people, 9 dogs and 3 cats", "People 12 · Dogs 9 · Cats 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Seats: 120 category A, 80 category B, 44 category C", "Category A 120 · Category B 80 · Category C 44"]])(
  "%s: too",
  (text, line) => expect(readLine(text)).toBe(line),
);
