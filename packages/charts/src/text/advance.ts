/**
 * A code point and a weight in, its advance width in em out; undefined where the shipped font has no such glyph.
 *
 *   advanceOf(0x41, 400) // 0.69: A        advanceOf(0x4e2d, 400) // undefined: 中
 */
import { COVER } from "./font-cover.ts";
import { DIGITS, LEAST_MORE, MORE_600, RUNS, UNITS_PER_EM, WIDTHS_400 } from "./width-table.ts";

type Weight = 400 | 600;

/** Catches "é"; not "↚", whose base is an arrow but which the font lacks. */
const LETTER = /\p{L}/u;

const indexByCodePoint = new Map<number, number>();
const widths = new Map<Weight, readonly number[]>();

/**
 * Advance width in em (times the size in px gives px), without kerning. Undefined for code points that the shipped
 * font lacks: the caller guesses, and the server says that it can't draw them.
 */
export function advanceOf(codePoint: number, weight: Weight): number | undefined {
  const index = indexOf(codePoint) ?? indexOf(baseOf(codePoint));
  return index === undefined ? undefined : widthsOf(weight)[index];
}

/** The base of an accented letter of the font: the table leaves out letters that are as wide as their base. */
function baseOf(codePoint: number): number {
  const isCovered = COVER.some(([first, last]) => first <= codePoint && codePoint <= last);
  const character = isCovered ? String.fromCodePoint(codePoint) : "";
  return LETTER.test(character) ? (character.normalize("NFD").codePointAt(0) ?? codePoint) : codePoint;
}

function indexOf(codePoint: number): number | undefined {
  if (indexByCodePoint.size === 0) readRuns();
  return indexByCodePoint.get(codePoint);
}

function readRuns(): void {
  let next = 0;
  for (const run of RUNS.split(" ")) {
    const [gap = "0", length = "1"] = run.split(".");
    next += Number.parseInt(gap, 36);
    for (let left = Number.parseInt(length, 36); left > 0; left--) indexByCodePoint.set(next++, indexByCodePoint.size);
  }
}

function widthsOf(weight: Weight): readonly number[] {
  const known = widths.get(weight);
  if (known) return known;
  const regular = unitsIn(WIDTHS_400);
  const more = unitsIn(MORE_600);
  const units = weight === 400 ? regular : regular.map((unit, index) => unit + (more[index] ?? 0) + LEAST_MORE);
  const decoded = units.map((unit) => unit / UNITS_PER_EM);
  widths.set(weight, decoded);
  return decoded;
}

function unitsIn(text: string): readonly number[] {
  const digits = Array.from(text, (digit) => DIGITS.indexOf(digit));
  const count = digits.length / 2;
  return digits.slice(0, count).map((high, index) => high * 64 + (digits[count + index] ?? 0));
}
