/**
 * What was multiplied in one year and again in the next starts from a figure told between them: "Geese numbers doubled in 2021, from 110, and tripled
 * in 2022" → "Geese numbers from 110 doubled in 2021 and tripled in 2022". Not "fell in 2021, from 110, and rose".
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const TIMES = "(?:doubled|trebled|tripled|quadrupled|halved)";
const WHEN = "(?:(?:in|by|during) (?:(?:19|20)\\d\\d|\\p{L}+)|(?:last|this|next) (?:year|month|week|season))";
const FROM = new RegExp(
  `^(?<who>[^.;:\\d]{2,60}?) (?<first>(?:then |more than |nearly |almost )?${TIMES} ${WHEN}),? (?<from>from [$€£]?\\d[\\d.,]*(?: ?[kmb]n?\\b)?),? (?<next>and (?:then )?(?:more than |nearly |almost )?${TIMES}(?: again)? ${WHEN})`,
  "iu",
); // catches "Geese numbers doubled in 2021, from 110, and tripled in 2022", not "fell in 2021, from 110"

/** Null where nothing is told so. */
export function multipliedFrom(text: string): Squeezed | null {
  const found = FROM.exec(text);
  const { who = "", first = "", from = "", next = "" } = found?.groups ?? {};
  if (!found) return null;
  const told = text.indexOf(` ${from}`, who.length + first.length) + 1;
  const end = found[0].length;
  const pieces: Piece[] = [
    [0, who.length + 1],
    [told, told + from.length],
    " ",
    [who.length + 1, who.length + 1 + first.length],
    " ",
    [end - next.length, text.length],
  ];
  return pieced(text, pieces);
}
