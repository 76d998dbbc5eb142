/** Names as a chart writes them. */
import { expect, test } from "vitest";
import { chartName } from "./name.ts";

test.each([
  ["were undecided", "Undecided"],
  ["is not sure", "Not sure"],
  ["won't vote", "Won't vote"],
  ["is it free?", "Is it free?"],
  ["Was kostet es", "Was kostet es"],
])("%s", (raw, name) => expect(chartName(raw)).toBe(name));
