import { describe, expect, test } from "vitest";
import { type Piece, pieced } from "./pieced.ts";

const TEXT = "High water 4.1 m at Lerwick... no, 2.1; low 0.6 m";

describe("a text of parts and marks", () => {
  const { text, back } = pieced(TEXT, [[0, 11], [35, 38], [14, 27], "; ", [40, TEXT.length]]);
  const asTyped = (words: string): string => {
    const at = text.indexOf(words);
    return TEXT.slice(...back([at, at + words.length]));
  };

  test("is put together in their order", () => expect(text).toBe("High water 2.1 m at Lerwick; low 0.6 m"));

  test.each([
    ["High water", "High water"],
    ["Lerwick", "Lerwick"],
    ["0.6 m", "0.6 m"],
    ["2.1", "2.1"],
    ["2.1 m", "2.1"],
  ])("%s is told back as %s, never from behind to before", (words, typed) => expect(asTyped(words)).toBe(typed));
});

test.each<[string, Piece[], string]>([
  ["a mark in front of a part begins with the part", ["$", [0, 2]], "12"],
  ["a mark behind a part ends with the part", [[0, 2], "%"], "12"],
])("%s", (_, pieces, typed) => {
  const { text, back } = pieced("12 kg", pieces);
  expect("12 kg".slice(...back([0, text.length]))).toBe(typed);
});
