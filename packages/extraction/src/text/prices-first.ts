/**
 * A price in front of a dash is what its line costs, not the lower end of a range: "$1.09 - celery⏎$1.20 - 2 peppers" → "celery - $1.09⏎2 peppers -
 * $1.20". Only where a number stands behind the dash of one. Not "$10 - 15 small⏎$20 - 25 large", where all lines have one.
 */
import { matches } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const LINE = /^([\s•*·]*)(\p{Sc} ?\d[\d.,]*(?:[kKmM]|bn)?)( ?[-–—:] )(?!\p{Sc})((?=[^\n]*\p{L}{2})[^\n]*\S)(\s*)$/u; // catches "$1.20 - 2 peppers", not "$10 - $15 a head"
const NUMBER = /\p{Sc} ?\d[\d.,]* ?[-–—] \d/u; // catches "$1.20 - 2", not "$1.20 - celery"
const BAND = /\p{Sc} ?\d[\d.,]* ?[-–—] \d[\d.,]*(?:k|m|bn)?(?=[^\p{L}\n]*(?:\n|$)|: | per | an? | each)/iu; // catches "$10 - 15 a head", not "$1.20 - 2 peppers"
const FEWEST = 3;

/** Null where the lines have no such prices. */
export function pricesFirst(text: string): Squeezed | null {
  if (!text.includes("\n") || !matches(text, NUMBER) || matches(text, BAND)) return null;
  const pieces: Piece[] = [];
  let told = 0;
  let at = 0;
  let other = 0;
  let counted = 0;
  for (const line of text.split("\n")) {
    const [, lead = "", price = "", dash = "", item = ""] = LINE.exec(line) ?? [];
    if (at > 0) pieces.push("\n");
    if (price === "") {
      pieces.push([at, at + line.length]);
      if (line.trim() !== "") other++;
    } else {
      const from = at + lead.length;
      const behind = from + price.length + dash.length;
      pieces.push([at, from], [behind, behind + item.length], " - ", [from, from + price.length]);
      told++;
      if (/^\d/u.test(item)) counted++; // catches "2 peppers", not "celery"
    }
    at += line.length + 1;
  }
  return told >= FEWEST && counted < told && other < 2 ? pieced(text, pieces) : null;
}
