/**
 * Tables of a terminal or a bill, whose columns stand at uneven gaps or behind a number of their own, get tabs: "Players  G  A⏎Salah    18 10" → G and A
 * of each; "PID USER %CPU %MEM⏎1203 root 12.4 3.1" → %CPU and %MEM by user; "Qty Description Unit Amount⏎4 Tyres 85.00 340.00" → Qty, Unit and
 * Amount of Tyres. Each line has as many cells as the head. Not "Test scores⏎Ann 8 7".
 */
import { matches } from "../needs/matches.ts";
import type { Piece } from "../pieced.ts";
import { pieced } from "../pieced.ts";
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, isValue, linesOf } from "./cells.ts";

const IDS = /^(?:p?id|no\.?|nr\.?|#|code|sku|ref|pos\.?|rank|rk\.?|line)$/iu; // catches "PID", not "Paid"
const COUNTS = /^(?:qty|quantity|menge|anzahl|count|pcs|units|nos)$/iu; // catches "Qty", not "Quality"
const TIMES = /(?<=^\d{1,4})[x×]$/iu; // catches the "x" of "4x", not of "4 x"
const RANKED = /^\d{1,2}\.? +\p{L}/u; // catches "1  Ajax", not "Ajax 10"
const GAP = /\S {2,}\S/u; // catches "G  A", not "G A"
const LETTER = /\p{L}/u; // catches "%CPU", not "12"
const FEWEST_ROWS = 2;
const FEWEST_VALUES = 2;

/** What stands between such marks in a line. */
function cutBy({ text, span: [start] }: CopiedCell, mark: RegExp): CopiedCell[] {
  const cuts = [...text.matchAll(mark)].map(({ index, 0: { length } }) => [index, index + length] as const);
  return [...cuts, [text.length, 0] as const].map(([to], at): CopiedCell => {
    const from = cuts[at - 1]?.[1] ?? 0;
    return { text: text.slice(from, to), span: [start + from, start + to] };
  });
}

const words = (line: CopiedCell): CopiedCell[] => cutBy(line, / +/gu); // catches blanks, not a letter
const apart = (line: CopiedCell): CopiedCell[] => cutBy(line, / {2,}/gu); // catches two blanks, not one

const across = (cells: readonly CopiedCell[], text: string): CopiedCell => {
  const [from = 0, to = 0] = [cells[0]?.span[0], cells.at(-1)?.span[1]];
  return { text: text.slice(from, to), span: [from, to] };
};

/** A number, a name of words, and values behind it: the name in front of all. */
function numberedRow(line: CopiedCell, text: string): CopiedCell[] | null {
  const [first, ...others] = words(line);
  const from = others.findIndex((cell) => isValue(cell.text));
  const values = others.slice(Math.max(from, 0));
  const counted = first !== undefined && /^\d{1,6}(?: ?[x×])?$/iu.test(first.text); // catches "1203" and "4x", not "12.4"
  if (!counted || from < 1 || !values.every((cell) => isValue(cell.text))) return null;
  return [across(others.slice(0, from), text), first, ...values];
}

/** A name, and values behind it at whatever gaps. */
function namedRow(line: CopiedCell, text: string): CopiedCell[] | null {
  const cells = words(line);
  const from = cells.findLastIndex((cell) => !isValue(cell.text)) + 1;
  const values = cells.slice(from);
  return from > 0 && values.length >= FEWEST_VALUES ? [across(cells.slice(0, from), text), ...values] : null;
}

const pieceOf = ({ text, span: [start, end] }: CopiedCell): Piece => [start, end - (TIMES.exec(text)?.[0].length ?? 0)];

const told = (text: string, rows: readonly (readonly CopiedCell[])[]): Squeezed =>
  pieced(
    text,
    rows.flatMap((row, at): Piece[] => [
      ...(at > 0 ? ["\n"] : []),
      ...row.flatMap((cell, place): Piece[] => (place > 0 ? ["\t", pieceOf(cell)] : [pieceOf(cell)])),
    ]),
  );

/** Null where the lines are no such table. */
export function laidColumns(text: string): Squeezed | null {
  if (!text.includes("\n") || /[\t|;]/u.test(text)) return null; // catches a tab, not a blank
  const [head, ...body] = linesOf(text);
  if (!head || body.length < FEWEST_ROWS) return null;
  const heads = words(head);
  const [lead, name, ...rest] = heads;
  const even = (rows: readonly (CopiedCell[] | null)[], count: number): rows is CopiedCell[][] =>
    rows.every((row) => row?.length === count);
  if (heads.some((cell) => isValue(cell.text) || !LETTER.test(cell.text.replace(/[#%]/gu, "x")))) return null; // catches "#" and "%"
  if (lead && name && rest.length >= FEWEST_VALUES && (IDS.test(lead.text) || COUNTS.test(lead.text))) {
    const rows = body.map((line) => numberedRow(line, text));
    if (!even(rows, heads.length)) return null;
    return told(
      text,
      IDS.test(lead.text)
        ? [[name, ...rest], ...rows.map((row) => row.filter((_, at) => at !== 1))]
        : [[name, lead, ...rest], ...rows],
    );
  }
  if (!matches(head.text, GAP) || body.every((line) => apart(line).length === apart(head).length)) return null;
  if (body.every((line) => RANKED.test(line.text))) return null;
  const rows = body.map((line) => namedRow(line, text));
  const cells = [apart(head), heads].find(({ length }) => even(rows, length) && length > FEWEST_VALUES);
  return cells && even(rows, cells.length) ? told(text, [cells, ...rows]) : null;
}
