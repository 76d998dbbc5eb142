/**
 * Results of several matches, each side with its own score: "Wolves 2-1 Everton, Spurs 0-3 Villa" → "Wolves 2, Everton 1, Spurs 0, Villa 3". Not one
 * match alone, nor "Ann 2-1, Bo 3-1", nor "Leeds 20-30 York".
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SIDE = "\\p{Lu}[\\p{L}'’.]*(?: (?:\\p{Lu}[\\p{L}'’.]*|of|and|&)){0,3}";
const MATCH = new RegExp(`^(?<one>${SIDE}) (?<first>\\d{1,3}) ?[-–:] ?(?<second>\\d{1,3}) (?<two>${SIDE})$`, "u"); // catches "Wolves 2-1 Everton", not "Ann 2-1"
const HEAD = /^[^\d:\n]{2,50}:\s*/u; // catches "Full time: ", not "Wolves 2"
const APART = /[,;|\n]\s*(?:and )?| and (?=\p{Lu}\p{L}* \d)/gu; // catches ", " and " and " in front of "Spurs 0"
const FEWEST = 2;

/** Null where the text is no such list. */
export function matchScores(text: string): Squeezed | null {
  const from = HEAD.exec(text)?.[0].length ?? 0;
  const end = text.trimEnd().replace(/[.!]$/u, "").length; // catches the last ".", not "!!"
  const marks = [...text.slice(from, end).matchAll(APART)].flatMap(({ index, 0: mark }) => [
    from + index,
    from + index + mark.length,
  ]);
  const places = [from, ...marks, end];
  const pieces: Piece[] = from > 0 ? [[0, from]] : [];
  for (let at = 0; at + 1 < places.length; at += 2) {
    const [start = 0, stop = 0] = places.slice(at, at + 2);
    const { one = "", first = "", second = "", two = "" } = MATCH.exec(text.slice(start, stop))?.groups ?? {};
    if (one === "") return null;
    const score = stop - two.length - 1 - second.length;
    pieces.push(
      ...(at > 0 ? [", "] : []),
      [start, start + one.length + 1 + first.length],
      ", ",
      [stop - two.length, stop],
      " ",
      [score, score + second.length],
    );
  }
  return places.length / 2 >= FEWEST ? pieced(text, pieces) : null;
}
