/**
 * Results with a colon are two figures each: "Handball: Kiel 28:24, Flensburg 31:30, Berlin 22:27" → "28-24", …; two of them are rows of a table.
 * Not times of day, "Leeds 12:09", nor of races, "Tom 18:42", which no word of games stands beside.
 */
import { matches, matchesIn, matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const PAIR = /(?<=\p{L}[.)]?:? )(\d{1,3}):(\d{1,3})(?![\d:]|[.,]\d| ?(?:am|pm|h|min|uhr)\b)/giu; // catches "28:24" behind "Kiel ", not "1:02:30" or "9:15 am"
const DASHED = /(?<=\p{L}[.)]?:? )(\d{1,3})[-–](\d{1,3})(?![\d:–-]|[.,]\d)/gu; // catches "12-9" behind "score ", not "2023-24"
const HALVES = /\b(?:half[- ]?time|full[- ]?time|final) (?:scores? )?\d{1,3}[-–]\d/iu; // catches "Half-time score 12-9", not "final 4 of 9"
const GAMES =
  /\b(?:handball|football|soccer|hockey|tennis|volleyball|basketball|rugby|badminton|squash|water polo|scores?|scored|results?|final score|half[- ]?time|full[- ]?time|sets?|matches|match|games?|draws?|derby|league|cup|quarter-finals?|semi-finals?)\b/iu; // catches "Half-time score", not "gamete"
const RACES =
  /\b(?:beat|won|lost|drew|times?(?! score)|split|splits|pace|run|ran|race|marathon|swim|lap|laps|km|miles?|pb|pbs|bus|train|flight|puzzles?|sudokus?|crosswords?|quiz(?:zes)?|relay|erg|speedruns?|opens?|closes?|starts?|kick-?off|bedtime)\b/iu; // catches "times", not "half-time score"
const HEAD = /^[^\d:\n]{2,40}(?=: )/u; // catches "Handball" in front of ": ", not "Kiel 28"
const LEAD = /^[\s,;:.]*(?:and )?/u; // catches ", and " and ": ", not "28"
const FEWEST = 2;
const MANY = 3;

/** Rows of two, where nothing stands behind them. */
function asTable(text: string, pairs: readonly RegExpExecArray[]): Squeezed | null {
  const head = matchIn(text, HEAD)?.[0].length ?? 0;
  const rows = pairs.flatMap(({ index, 1: one = "", 2: two = "" }, at): Piece[] => {
    const last = pairs[at - 1];
    const from = last ? last.index + last[0].length : head;
    const lead = LEAD.exec(text.slice(from, index))?.[0].length ?? 0;
    const mid = index + one.length;
    return ["\n", [from + lead, index - 1], "\t", [index, mid], "\t", [mid + 1, mid + 1 + two.length]];
  });
  const end = pairs.at(-1);
  const rest = end ? text.slice(end.index + end[0].length).trim() : "";
  return rest.length > 1 ? null : pieced(text, [...(head > 0 ? [[0, head] as const] : []), "\tFirst\tSecond", ...rows]);
}

/** Null where fewer are told so, or nothing says that games are told. */
export function colonScores(text: string): Squeezed | null {
  const colons = matchesIn(text, PAIR);
  const pairs = colons.length === 0 && HALVES.test(text) ? matchesIn(text, DASHED) : colons;
  if (pairs.length < FEWEST || !matches(text, GAMES) || RACES.test(text.replace(/(?:half|full)[- ]?time/giu, "")))
    return null; // catches "Half-time"
  if (pairs.length < MANY) return asTable(text, pairs);
  const pieces: Piece[] = [];
  let done = 0;
  for (const { index, 1: one = "" } of pairs) {
    pieces.push([done, index + one.length], "-");
    done = index + one.length + 1;
  }
  return pieced(text, [...pieces, [done, text.length]]);
}
