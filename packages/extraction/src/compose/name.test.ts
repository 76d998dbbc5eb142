/** Names as a chart writes them. */
import { expect, test } from "vitest";
import { chartName, paralleled, titled, withoutVerb } from "./name.ts";

test.each([
  ["were undecided", "Undecided"],
  ["had been torn", "Torn"],
  ["planned for 2030 have been built", "Built"],
  ["v1.0", "v1.0"],
  ["is not sure", "Not sure"],
  ["won't vote", "Won't vote"],
  ["is it free?", "Is it free?"],
  ["Was kostet es", "Was kostet es"],
  ["a bit nervous", "A bit nervous"],
  ["only on Mondays", "Only on Mondays"],
  ["only cheese", "Cheese"],
])("%s", (raw, name) => expect(chartName(raw)).toBe(name));

test.each([
  [
    ["Cases at the north clinic", "South clinic"],
    ["North clinic", "South clinic"],
  ],
  [
    ["Bank of England", "Bank of Scotland"],
    ["Bank of England", "Bank of Scotland"],
  ],
  [
    ["Cost of living", "Rent"],
    ["Cost of living", "Rent"],
  ],
])("names of one sort in parallel: %s", (names, expected) => expect(paralleled(names)).toEqual(expected));

test("a verb that stands before other names too is no part of one", () => {
  const text = "85% use YouTube, 67% use TikTok, 62% Instagram; 3 play Chess Club, 4 Drum";
  expect(withoutVerb(["YouTube", "Use TikTok", "Instagram"], text)).toEqual(["YouTube", "TikTok", "Instagram"]);
  expect(withoutVerb(["Play Chess Club", "Drum"], text)).toEqual(["Play Chess Club", "Drum"]);
});

test("titles keep the article that stands large inside a sentence", () => {
  expect(titled(["Office", "Wire"], "The Office 8.9, The Wire 9.3")).toEqual(["The Office", "The Wire"]);
  expect(titled(["Nile", "Amazon"], "The Nile is long. The Amazon is, too")).toEqual(["Nile", "Amazon"]);
});
