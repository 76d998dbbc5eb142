/**
 * A multiple is told roughly and then in brackets as it is: "York about twice that (27)" → "York 27", "almost three times that at the B&B (€75)" →
 * "€75 at the B&B". Not "twice that (in 2019)", nor "twice that (up 12%)".
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const TIMES =
  "(?:(?:about|roughly|around|almost|nearly|over|under|just over|just under|more than|less than|some) )?(?:twice|double|treble|triple|half|three times|four times|five times|ten times|a third of|a quarter of) (?:that|as many|as much)";
const EXACT = new RegExp(
  `(?<![\\p{L}\\d])${TIMES}(?<where>(?: (?:at|in|for|on|from) (?:the )?[\\p{L}&'’]+){0,1}) \\((?<sum>[$€£]?\\d[\\d.,]*(?: ?(?:k|m|bn|kg|g|km|cm|min))?)\\)`,
  "giu",
); // catches "about twice that (27)" and "twice that at the pub (€75)", not "twice that (40%)"
const YEAR = /^(?:19|20)\d\d$/u; // catches "2019", not "£2,019"

/** Null where nothing is told so. */
export function toldExactly(text: string): Squeezed | null {
  const found = [...text.matchAll(EXACT)].filter(({ groups }) => !YEAR.test(groups?.sum ?? ""));
  if (found.length === 0) return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: whole, groups } of found) {
    const { where = "", sum = "" } = groups ?? {};
    const end = index + whole.length;
    const place = end - 2 - sum.length;
    pieces.push([from, index], [end - 1 - sum.length, end - 1], [place - where.length, place]);
    from = end;
  }
  return pieced(text, [...pieces, [from, text.length]]);
}
