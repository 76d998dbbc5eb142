/**
 * Rows that are told another way than a table has them are put into one: a value a row for two labels ("2022,North,10\n2022,South,8\n2023,North,12"),
 * and rows of which the first tells the places ("x: 1 2 3 4\ny: 10 20 15 30", "Age,10,20,30\nHeight,140,170,172").
 */
import type { Span } from "@charticle/contract";
import { STEP_NOUNS } from "../lexicon/calendar.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SEPARATORS: readonly RegExp[] = [/\t/gu, / ?\| ?/gu, / ?; ?/gu, /, ?/gu, / +/gu]; // catches a tab, " | ", ";", ", " and a blank, each in its turn
const FIGURE = /^[-+−]?[$€£¥₹]?\d[\d.,]*(?:%|k|m|bn|M)?$/u; // catches "12" and "$1.2m", not "Q1"
const PLAIN = /^-?\d+(?:\.\d+)?$/u; // catches "12" and "0.5", not "1,200"
const LETTER = /\p{L}/u; // catches "Q1", not "12"

type Row = readonly Span[];

/** The cells of one line, where the marks part it. */
function cellsOf(text: string, start: number, line: string, mark: RegExp): Row {
  const cells: Span[] = [];
  let from = 0;
  for (const { index, 0: found } of line.matchAll(mark)) {
    cells.push([start + from, start + index]);
    from = index + found.length;
  }
  cells.push([start + from, start + line.length]);
  return cells.map(([one, end]): Span => {
    const raw = text.slice(one, end);
    return [one + raw.length - raw.trimStart().length, end - (raw.length - raw.trimEnd().length)];
  });
}

const linesOf = (text: string): { start: number; line: string }[] => {
  let at = 0;
  return text.split("\n").flatMap((line) => {
    const start = at;
    at += line.length + 1;
    return line.trim() === "" ? [] : [{ start, line }];
  });
};

const joined = (text: string, rows: readonly (readonly Piece[])[]): Squeezed =>
  pieced(
    text,
    rows.flatMap((row, at) => [
      ...(at > 0 ? ["\n"] : []),
      ...row.flatMap((cell, place): Piece[] => (place > 0 ? ["\t", cell] : [cell])),
    ]),
  );

const LABELS = 2;
const FEWEST = 3;

/** "2022,North,10\n2022,South,8": the second labels side by side. */
function pivoted(text: string, rows: readonly Row[], blanks: boolean): Squeezed | null {
  const word = (cell: Span | undefined): string => (cell ? text.slice(...cell) : "");
  const headed = rows[0]?.every((cell) => !FIGURE.test(word(cell))) === true;
  const body = headed ? rows.slice(1) : rows;
  const whole = body.every(
    (row) => row.length === LABELS + 1 && FIGURE.test(word(row[2])) && LETTER.test(word(row[1])) && word(row[0]) !== "",
  );
  if (!whole || body.length < FEWEST) return null;
  const firsts = Map.groupBy(body, ([first]) => word(first).toLowerCase());
  const seconds = Map.groupBy(body, (row) => word(row[1]).toLowerCase());
  const unique = new Set(body.map((row) => `${word(row[0])}\n${word(row[1])}`)).size === body.length;
  const dense =
    firsts.size < body.length &&
    seconds.size < body.length &&
    firsts.size * seconds.size <= body.length * (blanks ? 1 : 2); // "red wine 12\nwhite wine 15\nred beer 3"
  if (blanks && (firsts.size < 2 || seconds.size < 2)) return null;
  if (!unique || !dense) return null;
  const alone = firsts.size === 1;
  const [outer, inner, side] = alone ? [seconds, firsts, 1] : [firsts, seconds, 0];
  const heads = [...inner.values()].map(([row]): Piece => row?.[1 - side] ?? "");
  const lines = [...outer.values()].map((group): Piece[] => [
    group[0]?.[side] ?? "",
    ...[...inner.keys()].map((key): Piece => group.find((row) => word(row[1 - side]).toLowerCase() === key)?.[2] ?? ""),
  ]);
  return joined(text, [[headed ? (rows[0]?.[2] ?? " ") : " ", ...heads], ...lines]);
}

const PLACES = new Set([...STEP_NOUNS, ..."x t n age ages time times hrs mins km kms dose distance depth".split(" ")]);
const MOST_YEARS = 2100;

/** "x: 1 2 3 4\ny: 10 20 15 30": the places below one another. */
function turned(text: string, rows: readonly Row[]): Squeezed | null {
  const [first, ...others] = rows;
  const word = (cell: Span | undefined): string => (cell ? text.slice(...cell) : "");
  const width = first?.length ?? 0;
  const name = word(first?.[0]).toLowerCase();
  const places = first?.slice(1).map((cell) => (PLAIN.test(word(cell)) ? Number(word(cell)) : Number.NaN)) ?? [];
  const ascending = places.every((place, at) => place <= MOST_YEARS && (at === 0 || place > (places[at - 1] ?? 0)));
  if (!first || !PLACES.has(name) || width <= FEWEST || !ascending || others.length === 0 || others.length > 4)
    return null;
  const even = others.every(
    (row) => row.length === width && LETTER.test(word(row[0])) && row.slice(1).every((cell) => FIGURE.test(word(cell))),
  );
  return even
    ? joined(
        text,
        first.map((_, column) => rows.map((row): Piece => row[column] ?? "")),
      )
    : null;
}

const LISTED = /^[^\n=:[\]]{1,30} ?[=:] ?\[?[^\n[\]]*\]?;?$/u; // catches "x = [1, 2, 3]" and "x: 1 2 3", not "x 1 2 3"

/** "x = [1, 2]" as a name and its cells. */
function listed({ start, line }: { start: number; line: string }, text: string): Row | null {
  const found = LISTED.test(line) ? /^([^=:]*?) ?[=:] ?\[?/u.exec(line) : null; // catches "x = [", not "x ["
  if (!found) return null;
  const from = found[0].length;
  const inner = line.slice(from).replace(/\];?$/u, ""); // catches "]", not "3"
  const mark = inner.includes(",") ? /, */gu : / +/gu; // catches ", " or a blank
  return [[start, start + (found[1]?.length ?? 0)], ...cellsOf(text, start + from, inner, mark)];
}

/** Null where the lines of the text are told otherwise. */
export function pastedTables(text: string): Squeezed | null {
  const lines = text.includes("\n") ? linesOf(text) : [];
  if (lines.length < 2) return null;
  const lists = lines.map((line) => listed(line, text));
  const sides = lists.flatMap((row) => row ?? []);
  if (sides.length > 0 && lists.every((row) => row !== null))
    return turned(
      text,
      lists.flatMap((row) => (row ? [row] : [])),
    );
  const mark = SEPARATORS.find((one) => lines.every(({ line }) => line.search(one) > 0));
  if (!mark) return null;
  const rows = lines.map(({ start, line }) => cellsOf(text, start, line, mark));
  return pivoted(text, rows, mark === SEPARATORS.at(-1)) ?? turned(text, rows);
}
