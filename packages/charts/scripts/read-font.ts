/**
 * A TrueType file in, its advance widths out: the tables `head`, `hhea`, `hmtx` and `cmap` (formats 4 and 12), no more.
 *
 *   readFont(readFileSync("Inter_400Regular.ttf")).advances.get(0x41) // 1395 of 2048 units: the letter A
 */

export type FontFacts = {
  unitsPerEm: number;
  /** Of the `hhea` table, in font units; the descender is negative. */
  ascender: number;
  descender: number;
  /** Advance width in font units by code point, for every code point that the font has a glyph for. */
  advances: Map<number, number>;
};

/** Throws a RangeError when the bytes are no TrueType file or lack one of the four tables. */
export function readFont(bytes: Uint8Array): FontFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = tableOffsets(view);
  const table = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new RangeError(`The font has no table ${tag}.`);
    return offset;
  };
  const head = table("head");
  const hhea = table("hhea");
  const advanceOfGlyph = glyphAdvances(view, table("hmtx"), view.getUint16(hhea + 34));
  const advances = new Map<number, number>();
  for (const [codePoint, glyph] of glyphsByCodePoint(view, table("cmap"))) {
    if (glyph !== 0) advances.set(codePoint, advanceOfGlyph(glyph));
  }
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascender: view.getInt16(hhea + 4),
    descender: view.getInt16(hhea + 6),
    advances,
  };
}

/** Offset of each table by its tag. */
export function tableOffsets(view: DataView): Map<string, number> {
  const count = view.getUint16(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + index * 16;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(entry + byte)));
      return [tag, view.getUint32(entry + 8)] as const;
    }),
  );
}

/** `hmtx` stores the advances of the first `count` glyphs; all later ones have the last of them. */
function glyphAdvances(view: DataView, hmtx: number, count: number): (glyph: number) => number {
  return (glyph) => view.getUint16(hmtx + Math.min(glyph, count - 1) * 4);
}

function glyphsByCodePoint(view: DataView, cmap: number): Map<number, number> {
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => {
    const offset = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    return { offset, format: view.getUint16(offset) };
  });
  const full = subtables.find(({ format }) => format === 12);
  if (full) return readFormat12(view, full.offset);
  const basic = subtables.find(({ format }) => format === 4);
  if (basic) return readFormat4(view, basic.offset);
  throw new RangeError("The font has no cmap of format 4 or 12.");
}

function readFormat12(view: DataView, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const groups = view.getUint32(offset + 12);
  for (let group = 0; group < groups; group++) {
    const entry = offset + 16 + group * 12;
    const first = view.getUint32(entry);
    const last = view.getUint32(entry + 4);
    for (let code = first; code <= last; code++) glyphs.set(code, view.getUint32(entry + 8) + code - first);
  }
  return glyphs;
}

function readFormat4(view: DataView, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const double = view.getUint16(offset + 6);
  const ends = offset + 14;
  const starts = ends + double + 2;
  for (let segment = 0; segment < double; segment += 2) {
    const first = view.getUint16(starts + segment);
    const last = view.getUint16(ends + segment);
    const delta = view.getUint16(starts + double + segment);
    const rangeAt = starts + 2 * double + segment;
    const range = view.getUint16(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const stored = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - first));
      glyphs.set(code, stored === 0 ? 0 : (stored + delta) & 0xffff);
    }
  }
  return glyphs;
}
