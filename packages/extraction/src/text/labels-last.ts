/**
 * Lines of cells with their label behind the figures have it in front: "Amount,Date / 120.50,2024-01-03 / 98.20,2024-01-10" → "Date / 2024-01-03
 * 120.50"; "12;Ann / 9;Ben". Not "2021,North / 2022,South", of which the first may be the label, nor "3, then Ann".
 */
import { CELL_MARKS, cellRows } from "./cell-rows.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const FIGURE = /^[-+−]?[$€£¥₹]? ?\d[\d.]*(?:%|k|m| ?[€$£])?$/iu; // catches "120.50" and "€12k", not "Ann" or "2024-01-03"
const YEAR = /^(?:19|20)\d\d$/u; // catches "2024", not "120.50"
const LABEL =
  /^(?=.*\p{L})[^\d].*|^\d{4}-\d\d(?:-\d\d)?$|^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$|^\d{1,2}\.\d{1,2}\.(?:\d{2,4})?$/u; // catches "Ann", "2024-01-03" and "03/01/2024", not "12" or "18.5"
const FEWEST = 2;
const MOST_COLUMNS = 4;

/** Null where the labels lead, or the lines are no such cells. */
export function labelsLast(text: string): Squeezed | null {
  if (!text.includes("\n")) return null;
  for (const mark of CELL_MARKS) {
    const rows = cellRows(text, mark);
    const width = rows[0]?.length ?? 0;
    if (width < 2 || width > MOST_COLUMNS || rows.some((row) => row.length !== width)) continue;
    const cells = rows.map((row) => row.map(([from, to]) => text.slice(from, to)));
    const headed = cells[0]?.every((cell) => !FIGURE.test(cell)) === true;
    const body = headed ? cells.slice(1) : cells;
    const told = body.every(
      (row) => LABEL.test(row.at(-1) ?? "") && row.slice(0, -1).every((cell) => FIGURE.test(cell) && !YEAR.test(cell)),
    );
    const apart = new Set(body.map((row) => row.at(-1))).size === body.length;
    if (!told || !apart || body.length < FEWEST) continue;
    const lines = rows.map((row, at): Piece[] => {
      const cells = [...row.slice(-1), ...row.slice(0, -1)];
      return [
        ...(at > 0 ? ["\n"] : []),
        ...cells.flatMap((cell, place): Piece[] => (place > 0 ? ["\t", cell] : [cell])),
      ];
    });
    return pieced(text, lines.flat());
  }
  return null;
}
