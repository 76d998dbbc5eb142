import { describe, expect, it } from "vitest";
import { groupsOf } from "./literals.ts";

/** A regular expression and what it asks of a text: of each group one string. */
const ROWS: readonly (readonly [string, RegExp, readonly (readonly string[])[]])[] = [
  ["words and a number", /\b(?:rose|fell) by (\d+)/i, [[" rose by 0", " fell by 0"]]],
  ["an edge told by what does not stand there", /(?<!\p{L})in(?![\p{L}\d])/u, [[" in ", "0in "]]],
  ["what may be left out", /^(?:the )?number of/iu, [[" number of", " the number of"]]],
  ["what stands once or more often", /\d+% off/, [["0% off"]]],
  ["so many digits", /\d{4}[-–]\d{2}/, [["0000-00", "0000–00"]]],
  ["what stands on either side of anything", /half .* third/, [["half "], [" third"]]],
  ["a sign", /→/u, [["→"]]],
  ["what stands ahead", /(?=.*total)\d+/, [["total"]]],
  ["small and capital letters alike", /Of THE/, [["of the"]]],
  ["either of two words, whatever follows", /(?:cats.*|dogs)/, [["cats", "dogs"]]],
  ["nothing of a letter", /\p{L}+/u, []],
  ["nothing where one of two may be anything", /(?:cats|.+)/, []],
  ["nothing of what must not stand there", /(?!cats)\p{L}+/u, []],
  ["nothing of what may stand there", /(?:cats)*/, []],
];

describe("groupsOf", () => {
  it.each(ROWS)("%s: %s", (_, words, groups) => {
    expect(groupsOf(words)).toEqual(groups);
  });
});
