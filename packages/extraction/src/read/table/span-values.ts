/** Cells of a table that tell a time in two units, in minutes: "7h30" → 450, "24′10" → 24.17; beside them "2h" → 120. */
import type { Unit } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Cell } from "../reading.ts";

const SPAN = /^(\d{1,3}) ?(h|hrs?|hours?|m|mins?|minutes?|∶|′) ?([0-5]?\d(?:\.\d)?)(?![\d:])/iu; // catches "7h30" and "24′10", not "7h"
const HOURS = /^(\d{1,3}(?:\.\d+)?) ?(?:h|hrs?|hours?)(?! ?\d)/iu; // catches "2h", not "2h30"
const ONES = /^(\d{1,3}(?:\.\d+)?) ?(?:m|mins?|minutes?)(?![\p{L}\d])/iu; // catches "45m", not "45m30"
const SIXTY = 60;
const MINUTES: Unit = { kind: "measure", symbol: "min" };

const textOf = (scan: Scan, cell: Cell): string =>
  scan.text.slice(cell.spans[0]?.[0] ?? 0, (cell.spans[0]?.[0] ?? 0) + 16);

/** The cell in minutes; null where it is told in one unit. */
function inMinutes(scan: Scan, cell: Cell): Cell | null {
  const [told = "", first = "", unit = "", second = ""] = SPAN.exec(textOf(scan, cell)) ?? [];
  if (told === "") return null;
  const value = /^[h∶]/iu.test(unit) ? Number(first) * SIXTY + Number(second) : Number(first) + Number(second) / SIXTY; // catches "hrs" and "∶", not "min"
  const start = cell.spans[0]?.[0] ?? 0;
  return {
    value: Number(value.toPrecision(6)),
    spans: [[start, start + told.length]],
    kind: "implied",
    how: `${told} in minutes`,
  };
}

/** The readings, the best with such cells as they are meant. */
export function withSpanValues(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const spans = best.reading.cells.map((row) => row.map((cell) => (cell ? inMinutes(scan, cell) : null)));
  const columns = best.reading.series.map((_, column) => spans.some((row) => row[column]));
  if (!columns.some(Boolean)) return rows;
  const cells = best.reading.cells.map((row, at) =>
    row.map((cell, column): Cell | null => {
      const whole = columns[column] && cell ? Number(HOURS.exec(textOf(scan, cell))?.[1] ?? Number.NaN) : Number.NaN;
      const ones = columns[column] && cell ? Number(ONES.exec(textOf(scan, cell))?.[1] ?? Number.NaN) : Number.NaN;
      if (cell && ones > 0 && !spans[at]?.[column]) return { ...cell, value: ones };
      if (cell && whole > 0) return { ...cell, value: whole * SIXTY, kind: "implied", how: `${whole} h in minutes` };
      return spans[at]?.[column] ?? cell;
    }),
  );
  const units = best.reading.units.map((unit, column) => (columns[column] ? MINUTES : unit));
  const starts = new Set(
    cells.flatMap((row) => row.flatMap((cell, column) => (columns[column] ? (cell?.spans[0]?.[0] ?? []) : []))),
  );
  const figures = best.reading.figures.map((figure) =>
    starts.has(figure.start) ? { ...figure, unit: MINUTES } : figure,
  );
  return [{ ...best, reading: { ...best.reading, cells, units, figures } }, ...others];
}
