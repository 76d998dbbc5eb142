/**
 * What is called as another is, without its number, is told with a colon: "Dune 8.0, Dune 2 8.5" → "Dune: 8.0, Dune 2 8.5", which is no "Dune 8.0". Not "Room 1 8.5, Room 2 7.9",
 * nor where the number is no part of a name: "Leeds 12, Leeds 3 away".
 */
import { escaped } from "./escaped.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const VALUE = "[+-]?\\p{Sc}?\\d[\\d.,]*(?:%|[kKmM]|bn)?";
const ENDS = "(?=[,;\\n]|\\.?\\s*$| and )";
const NUMBERED = new RegExp(
  `(?<=^|[,;:\\n] ?|\\band )(?<name>\\p{L}[\\p{L}'’]*(?: \\p{L}[\\p{L}'’]*){0,2}) (?:[2-9]|I{2,3}|IV) ${VALUE}${ENDS}`,
  "gu",
); // catches "Dune 2 8.5", not "Dune 8.5"

/** Null where none is called so. */
export function sequels(text: string): Squeezed | null {
  if (!/\p{L} (?:[2-9]|I{2,3}|IV) \D?\d/u.test(text)) return null; // catches "e 2 8", not "e 28"
  const pieces: Piece[] = [];
  let done = 0;
  const numbered = [...text.matchAll(NUMBERED)];
  for (const name of new Set(numbered.map(({ groups }) => groups?.name ?? ""))) {
    const first = numbered.find(({ groups }) => groups?.name === name)?.index ?? 0;
    const plain = new RegExp(`(?:^|[,;:\\n] ?|\\band )${escaped(name)}(?= ${VALUE}${ENDS})`, "u").exec(text);
    if (name === "" || !plain || plain.index < done || plain.index >= first) continue; // "Terminal 2 11.8 and Terminal 5, opened in 2008"
    const end = plain.index + plain[0].length;
    pieces.push([done, end], ":");
    done = end;
  }
  return pieces.length === 0 ? null : pieced(text, [...pieces, [done, text.length]]);
}
