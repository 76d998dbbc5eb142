/**
 * The pictures' TTFs in, `src/text/width-table.ts` out: advance widths without kerning, as two short strings.
 * Accented letters that are as wide as their base letter are left out: the reader of the table falls back to it.
 *
 *   node packages/charts/scripts/make-width-table.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { COVER } from "../src/text/font-cover.ts";
import { FONT_SOURCES, type FontWeight } from "./font-sources.ts";
import { type FontFacts, readFont } from "./read-font.ts";

/** So much narrower may a semibold letter be. */
const LEAST_MORE = -128;

/** Two of these write a number up to 4095. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/** Catches "é"; not "≠". */
const LETTER = /\p{L}/u;

const fonts = Object.fromEntries(
  Object.entries(FONT_SOURCES).map(([weight, path]) => [weight, readFont(readFileSync(path))]),
) as Record<FontWeight, FontFacts>;
const regular = fonts[400];

const codePoints = COVER.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
).filter((codePoint) => regular.advances.has(codePoint) && !isAsWideAsItsBase(codePoint));

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
/** Two digits a code point, in the order of the runs: the high digits of all, then the low ones, which pack better. */
export const DIGITS = "${DIGITS}";
export const WIDTHS_400 =
  "${digitsOf(codePoints.map(regularUnits))}";
/** How much wider each is in weight 600, less \`LEAST_MORE\`. */
export const LEAST_MORE = ${LEAST_MORE};
export const MORE_600 =
  "${digitsOf(codePoints.map((codePoint) => (fonts[600].advances.get(codePoint) ?? 0) - regularUnits(codePoint) - LEAST_MORE))}";
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

function regularUnits(codePoint: number): number {
  return regular.advances.get(codePoint) ?? 0;
}

function digitsOf(units: readonly number[]): string {
  if (units.some((unit) => unit < 0 || unit > 4095)) throw new RangeError("A width needs more than two digits.");
  const digits = (of: (unit: number) => number): string => units.map((unit) => DIGITS.charAt(of(unit))).join("");
  return digits((unit) => unit >> 6) + digits((unit) => unit & 63);
}
