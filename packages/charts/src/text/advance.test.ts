import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readFont, tableOffsets } from "../../scripts/read-font.ts";
import { advanceOf } from "./advance.ts";
import { COVER } from "./font-cover.ts";
import { ASCENDER_EM, DESCENDER_EM } from "./width-table.ts";

describe.each([400, 600] as const)("the shipped font of weight %d", (weight) => {
  const file = readFileSync(new URL(`../../fonts/inter-${weight}.ttf`, import.meta.url));
  const font = readFont(file);

  it("has the advance that the table says, for each of its glyphs", () => {
    const wrong = [...font.advances].filter(
      ([codePoint, units]) => advanceOf(codePoint, weight) !== units / font.unitsPerEm,
    );
    expect(wrong).toEqual([]);
    expect(font.advances.size).toBeGreaterThan(1000);
  });

  it("has a glyph for each code point that the table knows", () => {
    const covered = COVER.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    const unknown = covered.filter(
      (codePoint) => advanceOf(codePoint, weight) !== undefined && !font.advances.has(codePoint),
    );
    expect(unknown).toEqual([]);
  });

  it("has no table that could kern, join or swap its glyphs", () => {
    const tables = tableOffsets(new DataView(file.buffer, file.byteOffset));
    expect([...tables.keys()].filter((tag) => ["GPOS", "GSUB", "kern", "morx"].includes(tag))).toEqual([]);
  });

  it("has the line box that the table says", () => {
    expect([ASCENDER_EM, DESCENDER_EM]).toEqual([font.ascender / font.unitsPerEm, -font.descender / font.unitsPerEm]);
  });
});

describe("advanceOf", () => {
  it("is wider in weight 600", () => {
    expect(advanceOf(0x41, 600)).toBeGreaterThan(advanceOf(0x41, 400) ?? 1);
  });

  it.each([
    ["中", 0x4e2d],
    ["an Arabic letter", 0x0639],
    ["an emoji", 0x1f389],
    ["a Hangul syllable", 0xd55c],
    ["a Greek letter with a breathing, which the font lacks", 0x1f00],
    ["a struck arrow, which the font lacks", 0x219a],
    ["half a sign", 0xd800],
    ["beyond Unicode's letters", 0x10ffff],
  ])("doesn't know %s", (_, codePoint) => {
    expect(advanceOf(codePoint, 400)).toBeUndefined();
  });
});
