import { expect, test } from "vitest";
import { without } from "./without.ts";

/** Where the words of the changed text stand in the typed one. */
const placed = (text: string, words: RegExp, kept: string, asked: string): string => {
  const told = without(text, words, () => kept);
  const at = told?.text.indexOf(asked) ?? -1;
  const [start, end] = told?.back([at, at + asked.length]) ?? [0, 0];
  return text.slice(start, end);
};

test.each([
  ["12 miles (19 km) long", / \(19 km\)/u, "", "12 miles", "12 miles"],
  ["12 miles (19 km) long", /12 miles \(19 km\)/u, "12 miles", "12 miles", "12 miles"],
  ["About a third – 34 percent – said so", /About a third – 34 percent –/u, "34 percent", "34 percent", "34 percent"],
  ["it took twenty k of us", /twenty k/u, "20000", "20000", "twenty k"],
  ["Dow 38 +2", / (?=\+)/u, " (", "+2", "+2"],
])("%s: %s → '%s'", (text, words, kept, asked, typed) => expect(placed(text, words, kept, asked)).toBe(typed));
