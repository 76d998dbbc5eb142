/** Cells of a pasted table read: header, names, axis marks, values, units. */

import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { AxisMark, Figure, Unit } from "../../recognize/mention.ts";
import { figureAt } from "../../recognize/numbers/figures.ts";
import { recognize } from "../../recognize/recognize.ts";
import { type Scan, scanText } from "../../text/scan.ts";
import type { TableCell } from "./table-lines.ts";

export type TableCells = {
  header: string[];
  headerAxes: (AxisMark | null)[];
  names: string[];
  axes: (AxisMark | null)[];
  /** Per row and column. */
  values: (Figure | null)[][];
  units: (Unit | null)[];
};

type Read = { figure: Figure | null; axis: AxisMark | null };

/** One cell read alone; a lone number is a figure even where it looks like a year or a date. */
function readCell(scan: Scan, cell: TableCell): Read {
  if (cell.text === "" || cell.text.length > 60) return { figure: null, axis: null };
  const inner = { ...scanText(cell.text), mark: scan.mark };
  const found = recognize(inner);
  const figure = found.find((mention) => mention.kind === "figure");
  const axis = found.find((mention) => mention.kind === "axis");
  const shift = <M extends Figure | AxisMark>(mention: M): M => ({
    ...mention,
    start: mention.start + cell.start,
    end: mention.end + cell.start,
  });
  const negative = /^\(.*\)$/u.test(cell.text); // catches "(1.2)", not "1.2"
  return {
    figure:
      figure?.kind === "figure" ? { ...shift(figure), value: negative ? -Math.abs(figure.value) : figure.value } : null,
    axis: axis?.kind === "axis" ? shift(axis) : null,
  };
}

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, "").length; // catches "3", not "a"

/** "Hour | 6 | 9 | 12" above one row: as many steps. */
const FEWEST_STEPS = 3;

/** A cell that is a value: a figure with few letters beside it, but for a remark in brackets. */
const isValue = (cell: TableCell, read: Read): boolean =>
  read.figure !== null && letters(cell.text.replace(/ \(.*|illion|ercent/, "")) <= 6; // catches " (thanks, Ann)" and "534 million", not "(1.2)"

/** "1950" below "4120": a year among numbers of its column is a number. */
function settleYears(rows: readonly (readonly TableCell[])[], read: Read[][], column: number): void {
  const plain = rows.map((row) => /^\d{4}$/u.test(row[column]?.text ?? "")); // catches "1950", not "1,950"
  const others = read.some((row, at) => at > 0 && row[column]?.figure && !row[column]?.axis);
  if (!others) return;
  for (const [at, row] of read.entries()) {
    const cell = rows[at]?.[column];
    if (at === 0 || !cell || !plain[at] || row[column]?.figure) continue;
    const figure = figureAt(scanText(cell.text), 0);
    if (figure) row[column] = { figure: { ...figure, start: cell.start, end: cell.end }, axis: null };
  }
}

export function tableCells(scan: Scan, rows: readonly (readonly TableCell[])[], width: number): TableCells | null {
  const first = rows[0];
  if (!first) return null;
  const read = rows.map((row) =>
    Array.from({ length: width }, (_, at) => readCell(scan, row[at] ?? { text: "", start: 0, end: 0 })),
  );
  for (let column = 1; column < width; column++) settleYears(rows, read, column);
  const valueIn = (row: number, column: number): boolean => {
    const cell = rows[row]?.[column];
    const found = read[row]?.[column];
    return cell !== undefined && found !== undefined && isValue(cell, found);
  };
  const named = (cell: TableCell, column: number): boolean =>
    letters(cell.text) > 0 && rows.slice(1).every((row) => letters(row[column]?.text ?? "") === 0); // "5 km" above "21"
  const counted =
    rows.length === 2 && STEP_NOUNS.has(singular((first[0]?.text ?? "").toLowerCase())) && width > FEWEST_STEPS;
  const headed =
    (counted ||
      first
        .slice(1)
        .every(
          (cell, at) =>
            !valueIn(0, at + 1) || /^(?:(?:19|20)\d\d|\d+[-–/]\d+[/\d]*)$/u.test(cell.text) || named(cell, at + 1),
        )) &&
    rows.length > 1 &&
    first.length === width; // catches "2022" and "18-29", not "320"
  const body = headed ? rows.slice(1) : rows;
  const offset = headed ? 1 : 0;
  const columns = Array.from({ length: width - 1 }, (_, at) => at + 1).filter((column) =>
    body.some((_, row) => valueIn(row + offset, column)),
  );
  if (columns.length === 0 || body.length < 1) return null;
  const filled = columns.map((column) => body.filter((_, row) => valueIn(row + offset, column)).length);
  if (filled.every((count) => count < body.length * 0.5)) return null;
  const kept = body.map((_, row) => row).filter((row) => columns.some((column) => valueIn(row + offset, column)));
  const titleOf = (column: number): string =>
    headed ? (first[column]?.text ?? "") : columns.length === 1 ? "" : `Value ${column}`;
  const unitOf = (column: number): Unit | null =>
    kept.map((row) => read[row + offset]?.[column]?.figure?.unit ?? null).find((unit) => unit !== null) ?? null;
  return {
    header: columns.map(titleOf),
    headerAxes: headed ? columns.map((column) => read[0]?.[column]?.axis ?? null) : [],
    names: kept.map((row) => body[row]?.[0]?.text ?? ""),
    axes: kept.map((row) => read[row + offset]?.[0]?.axis ?? null),
    values: kept.map((row) =>
      columns.map((column) => (valueIn(row + offset, column) ? (read[row + offset]?.[column]?.figure ?? null) : null)),
    ),
    units: columns.map(unitOf),
  };
}
