/**
 * Rounds of a match between two who are named around the first score: "The Crown took singles 7–6 from the Bell, lost doubles 5–8, pairs was
 * 8–3" → "The Crown v the Bell: singles 7–6, doubles 5–8, pairs was 8–3". Not "Leeds won 3–1 against Hull, lost 2–4 to York", of several matches.
 */

import type { Span } from "@charticle/contract";
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SIDE = "(?:the |The )?\\p{Lu}[\\p{L}'’]*(?: (?:\\p{Lu}|\\d)[\\p{L}\\d'’]*){0,2}";
const ROUND = "\\p{Ll}[\\p{L}'’]*(?: [\\p{L}\\d'’]+){0,2}?";
const DEED = "(?:took|won|lost|drew|shared|edged|nicked|stole|claimed|clinched|dropped|halved|tied)";
const OPENS = new RegExp(
  `(?<=^|[.:!?\\n] )(${SIDE}) ${DEED} (?:the )?(${ROUND} \\d{1,3} ?[–-] ?\\d{1,3}) (?:from|against|over|to|with|v) (${SIDE})(?=,| and)`,
  "du",
); // catches "The Crown took singles 7–6 from the Bell", not "The Crown won 7–6"
const NEXT = new RegExp(`(?<=, |,? and |, then )${DEED} (?:the )?(?=${ROUND} \\d{1,3} ?[–-] ?\\d)`, "gu"); // catches "lost " of ", lost doubles 5–8", not of ", lost 5–8"

/** Null where no two play so. */
export function matchRounds(text: string): Squeezed | null {
  const found = /\d ?[–-] ?\d/u.test(text) ? matchIn(text, OPENS) : null; // catches "7–6", not "7 to 6"
  const [, one, first, two] = found?.indices ?? [];
  if (!found || !one || !first || !two) return null;
  const pieces: Piece[] = [[0, found.index], one, " v ", two, ": ", first];
  let from = two[1];
  for (const { index, 0: deed } of text.slice(from).matchAll(NEXT)) {
    const at = two[1] + index;
    pieces.push([from, at]);
    from = at + deed.length;
  }
  if (from === two[1]) return null;
  const rest: Span = [from, text.length];
  return pieced(text, [...pieces, rest]);
}
