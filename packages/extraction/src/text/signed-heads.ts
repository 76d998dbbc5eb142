/**
 * Falls that a heading or an arrow tells once for what stands behind it: "Risers: BP 3%, Shell 2%. Fallers: Tesco 4%, Next 1%" → "… Fallers: Tesco
 * -4%, Next -1%", "▲ Apple 3% ▼ Tesla 5%" → "… ▼ Tesla -5%". Only where gains are told so too; not "Better: 40%, worse: 12%", nor "Apple 3% ▲".
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const ITEM = "(?=[\\p{L}&'’][\\p{L}&'’. ]{1,28} [$€£]?\\d)";
const UP = "(?:going )?up|risers?|rises|rising|gainers?|gains|improved|increases|increased|more expensive";
const DOWN =
  "(?:going )?down|fallers?|falls|falling|losers?|losses|worse(?:ned)?|decliners|decreases|decreased|cheaper";
const HEADS = new RegExp(
  `(?<=^|[.;!|/\\n] ?|, )(?:(?<up>${UP})|(?:${DOWN})): ?${ITEM}|(?:(?<rise>[▲↑📈🔼⬆])|[▼↓📉🔽⬇])\\uFE0F? ?${ITEM}`,
  "giu",
); // catches "Risers: " in front of "BP 3" and "▼ " in front of "Tesla 5", not "Up: 40%" or "▲ 3%"
const FIGURE =
  /(?<=\p{L} )[$€£]?\d[\d.,]*(?=(?:%| ?(?:pts?|points?|pp|p)\b)?(?:[,;.!\s]*$|[,;] | and |\s[▲▼↑↓📈📉]))/gu; // catches "5" of "Tesla 5%", not the "100" of "FTSE 100 3%"
const TOLD = /\b(?:up|down|rose|fell|from|was|by)\b|[-−+]\d/iu; // catches "down" and "-5", not "downtown"
const END = /[.!?](?= )|\n/u; // catches the point of "3%. Tea", not of "3.5"

/** Null where not both are told so, or a sign of its own is. */
export function signedHeads(text: string): Squeezed | null {
  const heads = [...text.matchAll(HEADS)];
  const rises = heads.map(({ groups }) => groups?.up !== undefined || groups?.rise !== undefined);
  if (heads.length < 2 || new Set(rises).size < 2 || (heads[0]?.index ?? 0) > text.search(/\d/u)) return null; // catches "3", not "three"
  const pieces: Piece[] = [];
  let from = 0;
  for (const [at, { index, 0: head }] of heads.entries()) {
    const start = index + head.length;
    const whole = text.slice(start, heads[at + 1]?.index ?? text.length);
    const section = whole.slice(0, whole.search(END) < 0 ? whole.length : whole.search(END));
    if (TOLD.test(section)) return null;
    for (const figure of rises[at] ? [] : section.matchAll(FIGURE)) {
      pieces.push([from, start + figure.index], "-");
      from = start + figure.index;
    }
  }
  return pieced(text, [...pieces, [from, text.length]]);
}
