import { describe, expect, test } from "vitest";
import { type TitleGold, titleScore, titlesScore } from "./title-score.ts";

const gold: TitleGold = { id: "own-001", best: "Coffee exports", also: ["Exports"], need: ["exports"] };
const length: TitleGold = { id: "own-002", best: "Length", also: ["Km long"], need: ["length|long"] };

test.each([
  ["Coffee exports", gold, 1, "the best"],
  ["coffee export", gold, 1, "in another case and number"],
  ["Exports", gold, 0.93, "one that passes"],
  ["Exports of coffee", gold, 1, "in another order"],
  ["Kenya's coffee exports", gold, 0.86, "a word too many"],
  ["Coffee", gold, 0.2, "without what must be said"],
  ["Kenya and Uganda", gold, 0, "nothing of it"],
  ["Km long", length, 0.93, "the adjective says the noun"],
  ["Nile", length, 0, "a name"],
])("%s", (title, wanted, score) => {
  expect(titleScore(title, wanted)).toBeCloseTo(score, 2);
});

test("a text that says nothing of what is shown asks for no word", () => {
  const names: TitleGold = { id: "own-003", best: "Ann and Ben", also: [], need: [] };
  expect(titleScore("Ann and Ben", names)).toBe(1);
  expect(titleScore("Values", names)).toBeCloseTo(0.3);
});

describe("many titles", () => {
  test("their mean, and how many say what is shown", () => {
    expect(titlesScore([1, 0.8, 0.5, 0.2])).toEqual({ texts: 4, mean: 0.625, good: 0.5, vague: 0.25 });
  });

  test("none", () => {
    expect(titlesScore([])).toEqual({ texts: 0, mean: null, good: null, vague: null });
  });
});
