/**
 * A table of which each cell came out on a line of its own, or the lines of which part it elsewhere than in its rows: "2024 |⏎2023 |⏎Net
 * cash | 6.1% | 11.9% |", "|⏎Total |⏎Members |⏎Drugs |⏎11 |⏎9 |". Names of columns, then a name and as many values in turn. Not "Rent⏎950⏎Food⏎420", a
 * list of a value each.
 */
import type { Span } from "@charticle/contract";
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, isBand, isTime, isValue, isYear, tableTold } from "./cells.ts";

const CELL = /[^|\t\n]+/gu; // catches "Total " of "|Total |", not "|"
const RULE = /^[\s:=–—-]*$/u; // catches "---", not "- 3"
const MONEY = /^[$€£¥₹]$/u; // catches "$", not "$4"
const CLOSES = /^(?:\)|%|\)%|\) ?%)$/u; // catches ")%", not "5)"
const SCALE = /^\((?:in |unaudited|dollars|amounts|figures|[$€£%]|percent|'?000s?)[^()]*\)$/iu; // catches "(In thousands, except per share data)", not "(loss)"
const DATE = /^\p{Lu}\p{L}{2,8}\.? \d{1,2},$/u; // catches "September 30,", not "Three months ended September 30,"
const ORDINALS = /^(?:first|second|third|fourth|full|1st|2nd|3rd|4th)$/iu; // catches "First", not "First quarter"
const PARTS = /^(?:quarter|half|year)$/iu; // catches "Quarter", not "Quarters"
const FOOTNOTE = /^(?:[*†‡]|source|notes?\b)/iu; // catches "* Projection", not "Food"
const ORDINAL = /^\d{1,2}\.?$/u; // catches "1.", not "1.5"

const FEWEST_CELLS = 7;
const MOST_COLUMNS = 7;
const FEWEST_TIMES = 3;
const MOST_CORNER_WORDS = 4;

const trimmed = (text: string, from: number, to: number): CopiedCell => {
  const raw = text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const core = raw.trim();
  return { text: core, span: [start, start + core.length] };
};

/** "Asia⏎Pacific |": a name that was broken, between marks that part the others. */
const goesOn = (text: string, last: CopiedCell, cell: CopiedCell): boolean =>
  !SCALE.test(last.text) &&
  [last, cell].every((one) => /^\p{L}/u.test(one.text) && !isValue(one.text)) &&
  /^\s*\n\s*$/u.test(text.slice(last.span[1], cell.span[0])); // catches a line break, not "|"

/** What is in the cells, one after the other: money with its figure, a day with its year. */
function cellsOf(text: string): CopiedCell[] {
  const all = [...text.matchAll(CELL)]
    .map(({ index, 0: raw }) => trimmed(text, index, index + raw.length))
    .filter((cell) => !RULE.test(cell.text) || cell.text === "–" || cell.text === "—");
  const cells: CopiedCell[] = [];
  const piped = (text.match(/\|/gu)?.length ?? 0) > all.length / 2;
  for (const [at, cell] of all.entries()) {
    const last = cells.at(-1);
    const money = all[at - 1]?.text ?? "";
    if (MONEY.test(cell.text)) continue;
    if (last && CLOSES.test(cell.text) && isValue(last.text)) {
      cells.splice(-1, 1, { ...last, text: last.text + cell.text });
    } else if (last && piped && goesOn(text, last, cell)) {
      const span: Span = [last.span[0], cell.span[1]];
      cells.splice(-1, 1, { ...cell, text: `${last.text} ${cell.text}`, span });
    } else if (last && ORDINALS.test(last.text) && PARTS.test(cell.text)) {
      const span: Span = [last.span[0], cell.span[1]];
      cells.splice(-1, 1, { ...cell, text: `${last.text} ${cell.text}`, span });
    } else if (last && DATE.test(last.text) && isYear(cell.text) && !isYear(all[at + 1]?.text ?? "")) {
      const span: Span = [last.span[0], cell.span[1]];
      cells.splice(-1, 1, { ...cell, text: `${last.text} ${cell.text}`, span });
    } else cells.push(MONEY.test(money) ? { ...cell, money } : cell);
  }
  return cells;
}

/** Most lines hold as many cells: a table as it should be. */
function isEven(text: string): boolean {
  const counts = text
    .split("\n")
    .map((line) => line.split(/[|\t]/u).filter((cell) => cell.trim() === "–" || !RULE.test(cell)).length)
    .filter((count) => count > 0);
  if (counts.length < 2) return false;
  const usual = Math.max(...counts);
  return usual > 1 && counts.filter((count) => count === usual).length * 2 > counts.length;
}

const isName = ({ text }: CopiedCell): boolean => !isValue(text);
const isCount = ({ text, money }: CopiedCell): boolean => isValue(text) && (!isYear(text) || money !== undefined);

/** The rows from a place on, each a name and as many values; words that head several rows are left out. */
function rowsFrom(cells: readonly CopiedCell[], start: number, count: number): { rows: CopiedCell[][]; end: number } {
  const rows: CopiedCell[][] = [];
  let at = start;
  while (at < cells.length) {
    const ranked =
      ORDINAL.test(cells[at]?.text ?? "") && Number.parseInt(cells[at]?.text ?? "", 10) === rows.length + 1;
    const headed = !ranked && rows.length > 0 && cells[at + 1] !== undefined && cells.slice(at, at + 2).every(isName);
    const from = ranked || headed ? at + 1 : at;
    const row = cells.slice(from, from + count + 1);
    const [name, ...values] = row;
    if (!name || !isName(name) || values.length < count || !values.every(isCount)) break;
    rows.push(row);
    at = from + count + 1;
  }
  return { rows, end: at };
}

/** What is left behind the last row: a note, or a row that is cut off. */
const isOver = (rest: readonly CopiedCell[], count: number): boolean =>
  rest.length === 0 ||
  FOOTNOTE.test(rest[0]?.text ?? "") ||
  (rest.length <= count && rest.slice(1).every(({ text }) => isValue(text)));

const CORNER = /^(?!\()[^\d]*[^\d,.:?]$/u; // catches "Brands", not "2022" or "Three months ended"

/** "Metro | State | Change | Vegas | NV | 39.6% | …": two names and a value in turn, of which the first names it; the others of the text. */
function withoutSecondNames(cells: readonly CopiedCell[]): readonly CopiedCell[] {
  const rows = cells.length / 3;
  const even =
    Number.isInteger(rows) &&
    rows > 3 &&
    cells.every((cell, at) => isName(cell) === (at < 3 || at % 3 !== 2) && cell.text !== "");
  return even ? cells.filter((_, at) => at % 3 !== 1) : cells;
}

/** "1st Quarter | 2nd Quarter | Sales | 2020 | 11 | 12 | 2019 | 9 | 10": the parts of years, then a year and as many values in turn. */
function yearRows(text: string, cells: readonly CopiedCell[]): Squeezed | null {
  const first = cells.findIndex(
    (cell, at) => isYear(cell.text) && cells[at + 1] !== undefined && isCount(cells[at + 1] ?? cell),
  );
  const span = cells.slice(first + 1).findIndex(({ text: cell }) => isYear(cell));
  const count = span < 0 ? 0 : span;
  const named = isTime(cells[first - 1]?.text ?? "") || isYear(cells[first - 1]?.text ?? "") ? 0 : 1;
  const heads = cells.slice(Math.max(0, first - named - count), first - named);
  const above = cells.slice(0, Math.max(0, first - named - count));
  const timed = heads.filter((cell) => isTime(cell.text) && !isYear(cell.text)).length;
  if (
    count < 2 ||
    count > MOST_COLUMNS ||
    heads.length !== count ||
    timed < Math.max(2, count - 1) ||
    !above.every(isName)
  )
    return null;
  const rows: CopiedCell[][] = [];
  for (let at = first; at < cells.length; at += count + 1) {
    const row = cells.slice(at, at + count + 1);
    if (row.length <= count || !isYear(row[0]?.text ?? "") || !row.slice(1).every(isCount)) break;
    rows.push(row);
  }
  const rest = cells.slice(first + rows.length * (count + 1));
  if (rows.length < 2 || !isOver(rest, count)) return null;
  const whole = heads.findIndex((cell) => !isTime(cell.text));
  const kept = heads.flatMap((_, at) => (at === whole ? [] : [at]));
  return tableTold(text, {
    captions: [
      ...above.filter((cell) => named === 0 || !SCALE.test(cell.text)),
      ...cells.slice(first - named, first),
    ].slice(-2),
    corner: null,
    heads: rows.flatMap(([year]) => year ?? []),
    rows: kept.map((at) => [...heads.slice(at, at + 1), ...rows.flatMap((row) => row[at + 1] ?? [])]),
  });
}

/** Null where the cells are no such table. */
export function cellStream(text: string): Squeezed | null {
  const parted = text.match(/\|/gu)?.length ?? 0;
  if (!(text.includes("\n") || parted > FEWEST_CELLS) || isEven(text)) return null;
  const all = cellsOf(text);
  if (all.length < FEWEST_CELLS) return null;
  const scales = all.filter((cell) => SCALE.test(cell.text));
  const cells = withoutSecondNames(all.filter((cell) => !SCALE.test(cell.text)));
  const years = yearRows(
    text,
    [...cells, ...scales].toSorted((a, b) => a.span[0] - b.span[0]),
  );
  if (years) return years;
  const ranked = cells.some((cell, at) => cell.text === "1." && isName(cells[at - 1] ?? cell));
  const first = cells.findIndex(
    (cell, at) => (ranked ? cell.text === "1." : isName(cell)) && isCount(cells[at + (ranked ? 2 : 1)] ?? cell),
  );
  const run = cells.slice(first + (ranked ? 2 : 1)).findIndex((cell) => !isCount(cell));
  const rest = cells.length - first - (ranked ? 2 : 1);
  const counted = run < 0 ? rest : run;
  const count = ranked && ORDINAL.test(cells[first + 1 + counted]?.text ?? "") ? counted - 1 : counted;
  if (first < 0 || count < (cells.length < all.length - scales.length ? 1 : 2) || count > MOST_COLUMNS || first < count)
    return null;
  const { rows, end } = rowsFrom(cells, first, count);
  const dated = isYear(cells[first - 1]?.text ?? "") && isTime(cells[first - 1 - count]?.text ?? "") ? 1 : 0; // "Q1 | Q2 | 2018 | Sales"
  const from = first - count - dated;
  const heads = cells.slice(from, first - dated);
  const before = [...cells.slice(0, from - (ranked ? 1 : 0)), ...cells.slice(first - dated, first)];
  if (!text.includes("\n") && before.length > 1) return null;
  const timed = heads.every((cell) => isTime(cell.text));
  const apart = new Set(heads.map((cell) => cell.text)).size === count;
  const named = new Set(rows.map(([name]) => name?.text)).size === rows.length;
  const headed = heads.every(
    (cell) => isTime(cell.text) || isBand(cell.text) || (isName(cell) && /\p{L}/u.test(cell.text)),
  );
  const plain = before.every((cell) => isName(cell) || isYear(cell.text));
  if (!headed || !apart || !named || !plain || !isOver(cells.slice(end), count)) return null;
  if (rows.length < 2 && !(rows.length === 1 && timed && count >= FEWEST_TIMES)) return null;
  const last = before.at(-1);
  const cornered = last && CORNER.test(last.text) && last.text.split(" ").length <= MOST_CORNER_WORDS;
  const corner = cornered || rows.length === 1 ? (last ?? null) : null;
  const above = [...scales, ...before.filter((cell) => cell !== corner)].toSorted((a, b) => a.span[0] - b.span[0]);
  return tableTold(text, { captions: above.slice(0, 2), corner, heads, rows });
}
