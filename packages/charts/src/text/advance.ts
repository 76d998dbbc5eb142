/**
 * A code point and a weight in, its advance width in em out; undefined where the shipped font has no such glyph.
 *
 *   advanceOf(0x41, 400) // 0.69: A        advanceOf(0x4e2d, 400) // undefined: 中
 */
import { numbersIn } from "../digits.ts";
import { COVERED, LEAST_MORE, MORE_600, RUNS, SAME, UNITS_PER_EM, WIDTHS_400 } from "./width-table.ts";

type Weight = 400 | 600;

/** Catches "é"; not "↚", whose base is an arrow but which the font lacks. */
const LETTER = /\p{L}/u;

const covered = new Set<number>();
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
  if (covered.size === 0) for (const point of pointsIn(COVERED)) covered.add(point);
  const character = covered.has(codePoint) ? String.fromCodePoint(codePoint) : "";
  return LETTER.test(character) ? (character.normalize("NFD").codePointAt(0) ?? codePoint) : codePoint;
}

function indexOf(codePoint: number): number | undefined {
  if (indexByCodePoint.size === 0) for (const [at, point] of pointsIn(RUNS).entries()) indexByCodePoint.set(point, at);
  return indexByCodePoint.get(codePoint);
}

/** "w.3 2" stands for 32, 33, 34 and, two further on, 37. */
function pointsIn(runs: string): readonly number[] {
  const points: number[] = [];
  let next = 0;
  for (const run of runs.split(" ")) {
    const [gap = "0", length = "1"] = run.split(".");
    next += Number.parseInt(gap, 36);
    for (let left = Number.parseInt(length, 36); left > 0; left--) points.push(next++);
  }
  return points;
}

function widthsOf(weight: Weight): readonly number[] {
  const known = widths.get(weight);
  if (known) return known;
  const more = numbersIn(MORE_600);
  const fresh: number[] = [];
  const decoded = numbersIn(WIDTHS_400).map((unit) => {
    if (unit >= SAME) return fresh[unit - SAME] ?? 0;
    const units = weight === 400 ? unit : unit + (more[fresh.length] ?? 0) + LEAST_MORE;
    fresh.push(units / UNITS_PER_EM);
    return units / UNITS_PER_EM;
  });
  widths.set(weight, decoded);
  return decoded;
}
