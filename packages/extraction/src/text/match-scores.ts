/**
 * Results of several matches, each side with its own score: "Wolves 2-1 Everton, Spurs 0-3 Villa" → "Wolves 2, Everton 1, Spurs 0, Villa 3". Not one
 * match alone, nor "Ann 2-1, Bo 3-1", nor "Leeds 20-30 York".
 */
import { groupSpans, membersOf } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SIDE = "\\p{Lu}[\\p{L}'’.]*(?: (?:\\p{Lu}[\\p{L}'’.]*|of|and|&)){0,3}";
const MATCH = new RegExp(`^(?<one>${SIDE}) (?<first>\\d{1,3}) ?[-–:] ?(?<second>\\d{1,3}) (?<two>${SIDE})$`, "du"); // catches "Wolves 2-1 Everton", not "Ann 2-1"
const HEAD = /^[^\d:\n]{2,50}:\s*/u; // catches "Full time: ", not "Wolves 2"
const APART = /[,;|\n]\s*(?:and )?| and (?=\p{Lu}\p{L}* \d)/gu; // catches ", " and " and " in front of "Spurs 0"
const FEWEST = 2;

/** Null where the text is no such list. */
export function matchScores(text: string): Squeezed | null {
  const from = HEAD.exec(text)?.[0].length ?? 0;
  const end = text.trimEnd().replace(/[.!]$/u, "").length; // catches the last ".", not "!!"
  const played = membersOf(text, [from, end], APART).map(([start, stop]) =>
    groupSpans(MATCH.exec(text.slice(start, stop)), start),
  );
  if (played.length < FEWEST) return null;
  const pieces: Piece[] = from > 0 ? [[0, from]] : [];
  for (const [at, { one, first, second, two }] of played.entries()) {
    if (!one || !first || !second || !two) return null;
    pieces.push(...(at > 0 ? [", "] : []), one, " ", first, ", ", two, " ", second);
  }
  return pieced(text, pieces);
}
