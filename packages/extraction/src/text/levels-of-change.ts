/**
 * A unit told with a change alone goes for its levels too: "shrank by 1,900 hectares, from 14,600 to 12,700" → "from 14,600 hectares to 12,700 hectares",
 * where the levels differ by so much. Not "by 5%, from 40 to 42", nor "by 300 hectares, from 2 farms to 5".
 */
import { MEASURES } from "../lexicon/units.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBER = "\\d[\\d,]*(?:\\.\\d+)?";
const TOLD = new RegExp(
  `\\bby (${NUMBER}) (\\p{L}{1,12})\\b,? from (${NUMBER}) to (${NUMBER})(?! ?(?:[%\\d]|\\p{L}+ to|k\\b|m\\b|bn\\b))`,
  "iu",
); // catches "by 1,900 hectares, from 14,600 to 12,700", not "by 5%, from 40 to 42"

const numberOf = (number: string): number => Number(number.replaceAll(",", ""));

/** Null where none is told so. */
export function levelsOfChange(text: string): Squeezed | null {
  const found = text.includes(" by ") ? TOLD.exec(text) : null;
  const [whole = "", change = "", unit = "", low = "", high = ""] = found ?? [];
  if (!found || !MEASURES.has(unit.toLowerCase())) return null;
  const apart = Math.abs(numberOf(high) - numberOf(low));
  if (Math.abs(apart - numberOf(change)) > 0.001 * apart) return null;
  const end = found.index + whole.length;
  const first = end - high.length - " to ".length;
  const pieces: Piece[] = [[0, first], ` ${unit}`, [first, end], ` ${unit}`, [end, text.length]];
  return pieced(text, pieces);
}
