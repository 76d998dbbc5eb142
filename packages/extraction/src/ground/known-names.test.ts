import { describe, expect, test } from "vitest";
import { areFromText } from "./known-names.ts";
import { sourceOf } from "./source.ts";

type Case = readonly [says: string, text: string, names: readonly string[]];

describe("names that are words of the text or plainly derived", () => {
  test.each<Case>([
    ["words", "Berlin has 12 offices, Lisbon 7.", ["Berlin", "Lisbon"]],
    ["places in a list", "Chapter lengths so far: 3,100 words, 4,450, 2,800.", ["1", "2", "3"]],
    ["steps of a list", "Crowds so far, in order: 4,211, 3,876.", ["Game 1", "Game 2"]],
    [
      "ordinals between stated ones",
      "The first batch made 60 jars, the fourth 105.",
      ["First", "Second", "Third", "Fourth"],
    ],
    ["times by their noun", "Quarter by quarter it grew 0.4% and 0.1%.", ["Q1", "Q2"]],
    ["the rest", "A 60%, everyone else B.", ["Others"]],
    ["what a unit measures", "Lamb: 4.5 kg, £61. Beef: 7 kg, £78.", ["Weight", "Price"]],
    ["signs", "Reactions: 😢 ×41, 👍🏽 ×3", ["😢", "👍🏽"]],
    ["the other side of a word", "19% can't be identified.", ["Unidentified"]],
  ])("%s", (_, text, names) => {
    expect(areFromText(sourceOf(text), names)).toEqual(names.map(() => true));
  });

  test.each<Case>([
    ["another city", "Berlin has 12 offices, Lisbon 7.", ["Madrid"]],
    ["a list that does not begin at its first place", "Chapter lengths: 3,100 words, 4,450.", ["3", "4"]],
    ["things that are not counted off", "Sold so far: 40, 50.", ["Phone 1", "Phone 2"]],
    ["what no unit measures", "Lamb: 4.5 kg, £61. Beef: 7 kg, £78.", ["Height", "Temperature"]],
    ["another sign", "Reactions: 😢 ×41", ["🎉"]],
    ["quarters where none are spoken of", "It grew 0.4% and 0.1%.", ["Q1", "Q2"]],
  ])("not %s", (_, text, names) => {
    expect(areFromText(sourceOf(text), names)).toEqual(names.map(() => false));
  });
});
