/** The noun that all of a list share, said with the last; and first names led like the others. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["We have 40 red, 25 blue, and 18 green balloons left.", "Red 40 · Blue 25 · Green 18"],
  ["Sold: 12 small, 30 medium and 9 large shirts", "Small 12 · Medium 30 · Large 9"],
  [
    "Some 62% of drivers admit to speeding, 31% to texting and 8% to drinking.",
    "Speeding 62 · Texting 31 · Drinking 8",
  ],
  ["London grew by 9%, Leeds 7%; only Hull shrank, by 1%.", "London 9 · Leeds 7 · Hull -1"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["We saw 40 cats, 25 dogs and 18 guinea pigs.", "Cats 40 · Dogs 25 · Guinea pigs 18"]])(
  "not %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
