/** What was hoped for and what came of it. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Expected 500, got 320", "Expected 500 · Got 320"],
  ["Wanted 12 got 8", "Wanted 12 · Got 8"],
  ["We expected 500 people but only got 320", "Expected 500 · Got 320"],
  ["Asked for 40, got 25", "Asked 40 · Got 25"],
  ["Quoted £400, charged £520", "Quoted 400 · Charged 520"],
  ["I wanted 2 dogs and got 3 cats", "Dogs 2 · Cats 3"],
  ["Ann wanted 12, Bo got 8", "Ann 12 · Bo 8"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
