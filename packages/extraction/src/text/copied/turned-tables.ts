/**
 * A table of the parts of years is told with the years as its columns: "| APRIL | MAY |⏎2009 | 412 | 388 |⏎2008 | 405 | 393 |" → April and May along the
 * axis, 2009 and 2008 beside each other. Not with more years than parts, which are a course of years, nor winters beside summers.
 */

import { MONTHS, SEASONS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { matches } from "../needs/matches.ts";
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, isNothing, isValue, isYear, tableTold } from "./cells.ts";

const MARKS = ["\t", "|", ";", ","];
const QUARTER = /^(?:Q[1-4]|H[12]|(?:first|second|third|fourth|1st|2nd|3rd|4th) (?:quarter|half))$/iu; // catches "Q1", not "Q1 2020"
const RULE = /^[\s|:=+–—-]*$/u; // catches "---|---", not "- 3"
const GROUPED = /\d,\d{3}(?!\d)/u; // catches "412,318", not "12,14"
const CORNER = /^(?:|years?|date|period|fy|fiscal year|season)$/iu; // catches "Year", not "Sales"
const FEWEST = 2;
const MOST_YEARS = 5;
const MOST_HALVES = 3;

const isPart = ({ text }: CopiedCell): boolean => {
  const lower = text.toLowerCase().replace(/\.$/u, ""); // catches the point of "jan.", not of "1.5"
  return matches(text, QUARTER) || MONTHS.has(lower) || WEEKDAYS.has(lower) || SEASONS.has(lower);
};

/** The cells of a line between marks, without empty ones behind the last and in front of a first mark. */
function cellsOf(raw: string, start: number, mark: string): CopiedCell[] {
  let at = start;
  const cells = raw.split(mark).map((cell): CopiedCell => {
    const from = at + cell.length - cell.trimStart().length;
    at += cell.length + 1;
    return { text: cell.trim(), span: [from, from + cell.trim().length] };
  });
  const opened = mark === "|" && raw.trimStart().startsWith("|") ? 1 : 0;
  return cells.slice(opened, mark === "|" && cells.at(-1)?.text === "" ? -1 : undefined);
}

function linesOf(text: string, mark: string): CopiedCell[][] {
  let at = 0;
  return text.split("\n").flatMap((raw) => {
    const start = at;
    at += raw.length + 1;
    return RULE.test(raw) ? [] : [cellsOf(raw, start, mark)];
  });
}

/** Null where the text is no such table. */
export function turnedTables(text: string): Squeezed | null {
  const mark = text.includes("\n") ? MARKS.find((one) => text.includes(one)) : undefined;
  if (mark === undefined || (mark === "," && matches(text, GROUPED))) return null;
  const lines = linesOf(text, mark);
  const first = lines.findIndex((cells) => cells.length > FEWEST);
  const [head = [], ...rows] = first < 0 ? [] : lines.slice(first);
  const parts = head.slice(1);
  const even = rows.every((row) => row.length === head.length && isYear(row[0]?.text ?? ""));
  const filled = rows.every((row) => row.slice(1).every(({ text: cell }) => isValue(cell) || isNothing(cell)));
  const apart = new Set(parts.map(({ text: part }) => part.toLowerCase())).size === parts.length;
  if (first > 1 || rows.length < FEWEST || rows.length > MOST_YEARS || rows.length > parts.length) return null;
  const halves = parts.length < MOST_HALVES && parts.some(({ text: part }) => SEASONS.has(part.toLowerCase()));
  if (halves || !even || !filled || !apart || !parts.every(isPart) || !CORNER.test(head[0]?.text ?? "")) return null;
  return tableTold(text, {
    captions: lines.slice(0, first).map(([caption]) => caption ?? { text: "", span: [0, 0] }),
    corner: null,
    heads: rows.flatMap(([year]) => year ?? []),
    rows: parts.map((part, at) => [part, ...rows.flatMap((row) => row[at + 1] ?? [])]),
  });
}
