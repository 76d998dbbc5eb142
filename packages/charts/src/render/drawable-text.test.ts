import { describe, expect, it } from "vitest";
import { drawableText } from "./drawable-text.ts";

describe("drawableText", () => {
  it.each([
    ["Zürich 1\u00a0204 € — 🎉", "Zürich 1\u00a0204 € — 🎉"],
    ["e\u0301", "é"],
    ["👩\u200d🚀 ❤\ufe0f", "👩\u200d🚀 ❤\ufe0f"],
    ["two  spaces\n\tand lines\u2028", "two spaces and lines "],
    ["nul\u0000, bell\u0007, delete\u007f", "nul, bell, delete"],
    ["\ud83c half", " half"],
    ["\uffff\ufdd0", ""],
  ])("%j is drawn as %j", (text, drawn) => {
    expect(drawableText(text)).toBe(drawn);
    expect(drawableText(drawn)).toBe(drawn);
  });
});
