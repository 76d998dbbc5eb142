/** Names as a chart writes them. */
import { expect, test } from "vitest";
import { chartName, paralleled } from "./name.ts";

test.each([
  ["were undecided", "Undecided"],
  ["had been torn", "Torn"],
  ["is not sure", "Not sure"],
  ["won't vote", "Won't vote"],
  ["is it free?", "Is it free?"],
  ["Was kostet es", "Was kostet es"],
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
