/**
 * The pictures' TTFs in, `src/text/width-table.ts` out: advance widths without kerning, as two short strings.
 * Accented letters that are as wide as their base letter are left out: the reader of the table falls back to it.
 *
 *   node packages/charts/scripts/make-width-table.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { textOf } from "../src/digits.ts";
import { COVER } from "../src/text/font-cover.ts";
import { FONT_SOURCES, type FontWeight } from "./font-sources.ts";
import { type FontFacts, readFont } from "./read-font.ts";

/** So much narrower may a semibold letter be. */
const LEAST_MORE = -128;

/** Catches "é"; not "≠". */
const LETTER = /\p{L}/u;

const fonts = Object.fromEntries(
  Object.entries(FONT_SOURCES).map(([weight, path]) => [weight, readFont(readFileSync(path))]),
) as Record<FontWeight, FontFacts>;
const regular = fonts[400];

const blocks = COVER.map(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
const codePoints = blocks
  .flat()
  .filter((codePoint) => regular.advances.has(codePoint) && !isAsWideAsItsBase(codePoint));
const leftOut = blocks.filter((block) => block.some(isAsWideAsItsBase)).flat();

/** From here on a number is no width, but says which of the different letters before has the same. */
const SAME = 56 * 64;
const fresh: { width: number; more: number }[] = [];
const letters = codePoints.map((codePoint) => {
  const width = regular.advances.get(codePoint) ?? 0;
  const more = (fonts[600].advances.get(codePoint) ?? 0) - width;
  const same = fresh.findIndex((letter) => letter.width === width && letter.more === more);
  if (width >= SAME) throw new RangeError("A width is larger than the table can say.");
  if (same < 0) fresh.push({ width, more });
  return { width, same };
});

const source = `/**
 * Made by \`node packages/charts/scripts/make-width-table.ts\` from the TTFs that the pictures are drawn with: do not
 * edit. Advance widths of ${codePoints.length} code points without kerning, in 1/${regular.unitsPerEm} em.
 */

export const UNITS_PER_EM = ${regular.unitsPerEm};
/** Line box of the font, in em above and below the baseline. */
export const ASCENDER_EM = ${regular.ascender / regular.unitsPerEm};
export const DESCENDER_EM = ${-regular.descender / regular.unitsPerEm};
/** Runs of code points, each "gap since the last run's end.length" in base 36. */
export const RUNS =
  "${runsOf(codePoints)}";
/** Blocks in which letters are left out above, as runs too: those are as wide as their base. */
export const COVERED =
  "${runsOf(leftOut)}";
/** In the order of the runs: a width, or \`SAME\` and more where both widths are those of an earlier letter. */
export const WIDTHS_400 =
  "${textOf(letters.map(({ width, same }) => (same < 0 ? width : SAME + same)))}";
export const SAME = ${SAME};
/** How much wider each of the others is in weight 600, less \`LEAST_MORE\`. */
export const LEAST_MORE = ${LEAST_MORE};
export const MORE_600 =
  "${textOf(fresh.map(({ more }) => more - LEAST_MORE))}";
`;
writeFileSync(fileURLToPath(new URL("../src/text/width-table.ts", import.meta.url)), source);

/** é is as wide as e in both weights. Only letters: `advanceOf` falls back for them alone. */
function isAsWideAsItsBase(codePoint: number): boolean {
  if (!LETTER.test(String.fromCodePoint(codePoint))) return false;
  const base = String.fromCodePoint(codePoint).normalize("NFD").codePointAt(0);
  if (base === undefined || base === codePoint || !regular.advances.has(base)) return false;
  return Object.values(fonts).every(({ advances }) => advances.get(base) === advances.get(codePoint));
}

function runsOf(sorted: readonly number[]): string {
  const runs: { first: number; length: number }[] = [];
  for (const codePoint of sorted) {
    const last = runs.at(-1);
    if (last && last.first + last.length === codePoint) last.length++;
    else runs.push({ first: codePoint, length: 1 });
  }
  let end = 0;
  return runs
    .map(({ first, length }) => {
      const gap = first - end;
      end = first + length;
      return length === 1 ? gap.toString(36) : `${gap.toString(36)}.${length.toString(36)}`;
    })
    .join(" ");
}
