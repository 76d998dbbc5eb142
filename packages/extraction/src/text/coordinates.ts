/**
 * Points as pairs, or as a row of places and a row of values: "(1, 10), (2, 20), (3, 15)" → "1: 10, 2: 20, 3: 15"; "x: 1 2 3 y: 10 20 15" → the
 * same. Not "(1, 10), (2, 20) and 5 more", nor "x: 1 2 3 y: 10 20".
 */
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBER = "-?\\d+(?:\\.\\d+)?";
const PAIR = new RegExp(`\\((${NUMBER})[,;] ?(${NUMBER})\\)`, "gu"); // catches "(1, 10)", not "(10)"
const PAIRS = new RegExp(
  `^(\\p{L}[^\\d:]{0,40}: )?\\(${NUMBER}[,;] ?${NUMBER}\\)(?:[,;]? \\(${NUMBER}[,;] ?${NUMBER}\\))+[.]?$`,
  "u",
); // catches "(1, 10), (2, 20)", not "(1, 10) and 5"
const ROW = `${NUMBER}(?:(?:, ?|; ?| )${NUMBER})+`;
const ROWS = new RegExp(`^x ?[:=]? ?(${ROW})[,;.\\n]? *y ?[:=]? ?(${ROW})[.]?$`, "iu"); // catches "x: 1 2 y: 10 20", not "x 5, y 7"
const EACH = new RegExp(NUMBER, "gu"); // catches "-1.5", not "x"
const FEWEST = 2;

type Range = readonly [start: number, end: number];

function rangesOf(row: string, from: number): Range[] {
  return [...row.matchAll(EACH)].map(({ 0: number, index }) => [from + index, from + index + number.length]);
}

const told = (places: readonly Range[], values: readonly Range[]): Piece[] =>
  places.flatMap((place, at) => {
    const value = values[at];
    return value ? [...(at > 0 ? [", "] : []), place, ": ", value] : [];
  });

function rowsOf(text: string): Squeezed | null {
  const [, places = "", values = ""] = matchIn(text, ROWS) ?? [];
  const xs = rangesOf(places, text.indexOf(places));
  const ys = rangesOf(values, text.lastIndexOf(values));
  return xs.length > FEWEST - 1 && xs.length === ys.length ? pieced(text, told(xs, ys)) : null;
}

/** Null where the text tells no such points. */
export function coordinates(text: string): Squeezed | null {
  if (/^x\b/iu.test(text)) return rowsOf(text); // catches "x: 1 2", not "xylophone"
  const [whole, head = ""] = matchIn(text, PAIRS) ?? [];
  if (whole === undefined) return null;
  const pairs = [...text.matchAll(PAIR)].map(({ 0: pair, index }) => rangesOf(pair, index));
  const places = pairs.flatMap(([place]) => (place ? [place] : []));
  const values = pairs.flatMap(([, value]) => (value ? [value] : []));
  return pieced(text, [...(head ? [[0, head.length] as const] : []), ...told(places, values)]);
}
