/**
 * A table that the text tells line by line: the names of its lines and of what each line tells, with the words that each
 * name can stand in. "Girls: 14 in May, 20 in June; boys: 9, 12" → lines Girls, boys · of which May, June
 */
import type { Scan } from "../../text/scan.ts";
import type { Reading } from "../reading.ts";

/** The names of one side of the table, where its first figure stands, and the stretch of words for each. */
export type NameLine = {
  names: readonly string[];
  /** Those of the other side. */
  across: readonly string[];
  series: boolean;
  firsts: readonly number[];
  stretches: readonly (readonly [from: number, to: number])[];
};

type Starts = readonly number[];

/** Where each figure starts, a row a line; null where one is missing or told from others. */
function startsOf({ cells }: Reading): Starts[] | null {
  const rows = cells.map((row) =>
    row.map((cell) => (cell?.spans.length === 1 ? (cell.spans[0]?.[0] ?? Number.NaN) : Number.NaN)),
  );
  return rows.flat().some(Number.isNaN) ? null : rows;
}

const turned = (rows: readonly Starts[]): Starts[] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));

/** Whether each line stands behind the one before. */
const standApart = (lines: readonly Starts[]): boolean =>
  lines.every((line, at) => at === 0 || Math.min(...line) > Math.max(...(lines[at - 1] ?? [])));

const SENTENCE = /[.!?\n] ?(?=[\p{Lu}\d"“'‘(])/gu; // catches the ". " of "here. North", not of "approx. 40 km"

/** Where the sentence of a place begins. */
function sentenceOf(text: string, place: number): number {
  let from = 0;
  for (const { index } of text.slice(0, place).matchAll(SENTENCE)) from = index + 1;
  return from;
}

/** Both sides of the table whose names are no times; none where the figures of its lines stand mixed. */
export function nameLinesOf({ text }: Scan, reading: Reading): NameLine[] {
  const { points, series } = reading;
  const rows = startsOf(reading);
  if (!rows || series.length < 2 || points.length < 2) return [];
  const columns = turned(rows);
  const bySeries = standApart(columns);
  if (!bySeries && !standApart(rows)) return [];
  const lines = bySeries ? columns : rows;
  const timed = points.some(({ axis }) => axis);
  const namesOf = (ofSeries: boolean): readonly string[] => (ofSeries ? series : points.map(({ name }) => name));
  const from = sentenceOf(text, lines[0]?.[0] ?? 0);
  const [first = []] = lines;
  const outer: NameLine = {
    names: namesOf(bySeries),
    across: namesOf(!bySeries),
    series: bySeries,
    firsts: lines.map(([start = 0]) => start),
    stretches: lines.map((_, at) => [lines[at - 1]?.at(-1) ?? from, lines[at + 1]?.[0] ?? text.length]),
  };
  const inner: NameLine = {
    names: namesOf(!bySeries),
    across: namesOf(bySeries),
    series: !bySeries,
    firsts: first,
    stretches: first.map((_, at) => [first[at - 1] ?? from, first[at + 1] ?? lines[1]?.[0] ?? text.length]),
  };
  return [inner, outer].filter((line) => line.series || !timed);
}
