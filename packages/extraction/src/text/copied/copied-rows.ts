/**
 * A table of which single blanks part the cells, as it comes out of documents: under a line of heads, a row a line, its values last. "Year Total
 * mentions Mentions per day⏎1986 8 0.02⏎1988 31 0.09", "Item Number Percent⏎Total 52,914 N/A⏎Rural 6,155 11.6", with a question above and a
 * note below. Heads may stand on lines of their own. Not "Test scores⏎Ann 8 7⏎Bo 6 9", whose columns have no names.
 */
import { matches } from "../needs/matches.ts";
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, isNothing, isTime, isValue, isYear, linesOf, tableTold } from "./cells.ts";
import { columnHeads } from "./column-heads.ts";

type Row = { line: CopiedCell; words: CopiedCell[]; run: number };

const FOOTNOTE = /^(?:[*†‡(]|source|notes?\b|n ?=)/iu; // catches "* Projection", not "Food"
const LETTERS = /\p{L}/u; // catches "May", not "12"
const PLACED = /^\d{1,3}\.? (?=\p{Lu})/u; // catches "71 " of "71 Mike Lowe", not of "71 and over"
const OPEN = /[,(]$/u; // catches "Jan 22-24,", not "Rural"
const MOST_COLUMNS = 7;
const MOST_WORDS = 7;
const MOST_CAPTIONS = 2;

/** The words of a line and how many of the last are values. */
function rowOf(line: CopiedCell): Row {
  const words = [...line.text.matchAll(/[$€£] (?=\d)\S+|\S+/gu)].map(({ index, 0: text }): CopiedCell => {
    const start = line.span[0] + index;
    return { text, span: [start, start + text.length] };
  }); // catches "Rural" and "$ 462", not " "
  return { line, words, run: words.length - 1 - words.findLastIndex(({ text }) => !isValue(text)) };
}

const isBody = ({ run, words }: Row): boolean =>
  run >= 2 &&
  words.slice(-run).some(({ text }) => !isNothing(text) && !isYear(text)) &&
  words.length - run <= MOST_WORDS;

/** What names a row, in front of so many values; null where that is no name. */
function nameOf({ words }: Row, count: number): CopiedCell | null {
  const own = words.slice(0, -count);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || OPEN.test(last.text)) return null;
  const text = own.reduce((told, word) => told.padEnd(word.span[0] - first.span[0]) + word.text, "");
  const named = matches(text, LETTERS) || (own.length === 1 && (isTime(last.text) || isYear(last.text)));
  return named ? { text, span: [first.span[0], last.span[1]] } : null;
}

/** The names of all rows; null where one has none, or a number that may be a value of its own. */
function namesOf(rows: readonly Row[], count: number): CopiedCell[] | null {
  const names = rows.flatMap((row) => nameOf(row, count) ?? []);
  const apart = new Set(names.map(({ text }) => text)).size === names.length;
  return names.length === rows.length && apart ? names : null;
}

type Heads = { cells: CopiedCell[]; from: number };

/** The heads above the rows: on one line, or a line each with at most one of another sort behind them. */
function headsAbove(lines: readonly CopiedCell[], first: number, count: number): Heads | null {
  const above = lines[first - 1];
  for (const at of above && !/\d/u.test(above.text) ? [first - 1, first - 2] : [first - 1]) {
    const line = lines[at];
    const cells = line ? columnHeads(line, count) : null;
    if (cells) return { cells, from: at };
  } // catches "3", not "three"
  for (const end of [first, first - 1]) {
    const stacked = lines.slice(Math.max(0, end - count), end);
    if (stacked.length === count && stacked.every(({ text }) => isTime(text)))
      return { cells: stacked, from: end - count };
  }
  return null;
}

/** The table whose rows begin at a line; null where there is none. */
function tableAt(text: string, lines: readonly CopiedCell[], rows: readonly Row[], first: number): Squeezed | null {
  const past = rows.findIndex((row, at) => at > first && !isBody(row));
  const end = past < 0 ? rows.length : past;
  const body = rows.slice(first, end);
  const below = lines.slice(end);
  const over = below.every((line, at) => FOOTNOTE.test(line.text) || (at > 0 && !/\d/u.test(line.text))); // catches "3", not "three"
  const least = Math.min(...body.map(({ run }) => run));
  if (body.length < 2 || !over) return null;
  for (const count of [least, least - 1]) {
    const names = count >= 2 && count <= MOST_COLUMNS ? namesOf(body, count) : null;
    const heads = names && headsAbove(lines, first, count);
    const empty = Array.from({ length: count }, (_, at) =>
      body.every(({ words }) => isNothing(words.at(-1 - at)?.text ?? "")),
    );
    if (!names || !heads || empty.includes(true) || heads.from > MOST_CAPTIONS) continue;
    const cornered = heads.cells.length > count;
    const placed = names.every(({ text: name }) => PLACED.test(name));
    const plain = ({ text: name, span: [start, end] }: CopiedCell): CopiedCell => {
      const place = placed ? (PLACED.exec(name)?.[0].length ?? 0) : 0;
      return { text: name.slice(place), span: [start + place, end] };
    };
    return tableTold(text, {
      captions: lines.slice(0, heads.from),
      corner: cornered ? (heads.cells[0] ?? null) : null,
      heads: cornered ? heads.cells.slice(1) : heads.cells,
      rows: body.map(({ words }, at) => [...names.slice(at, at + 1).map(plain), ...words.slice(-count)]),
    });
  }
  return null;
}

/** Null where the lines of the text are no such table. */
export function copiedRows(text: string): Squeezed | null {
  if (!text.includes("\n") || /[\t|;]/u.test(text)) return null; // catches a tab, not a blank
  const lines = linesOf(text);
  const rows = lines.map(rowOf);
  const first = rows.findIndex(isBody);
  const laidOut = / {2,}\S/u.test(lines[first - 1]?.text ?? ""); // catches "Team  Pld", not "Team Pld"
  return first < 1 || laidOut ? null : tableAt(text, lines, rows, first);
}
