/** Draws one stack of a planned table: heads, swatches, names and values. */
import type { Look } from "../look.ts";
import type { Datum } from "../scene.ts";
import { type Sheet, write, writeLines } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import type { Wrapped } from "../text/wrap.ts";
import { drawSwatch } from "./legend.ts";
import { drawLevel } from "./value-axis.ts";

export type TableCell = { text: string; datum?: Datum };
export type TableRow = {
  name: string;
  cells: readonly TableCell[];
  colour: string | null;
  /** Index of the point that the name belongs to. */
  point?: number | undefined;
  /** Index of the series that the row heads: it stands over the rows of its values. */
  series?: number | undefined;
  /** One of those that the row above joins: set back by its missing swatch, in a quieter colour. */
  joined?: boolean;
};
export type TableHead = { name: string; series: number };
export type TableParts = {
  rows: readonly TableRow[];
  /** Names of the columns of values; empty where there is one series. */
  heads: readonly TableHead[];
};

export type TableColumn = { head: Wrapped | null; valuePx: number; widthPx: number };
export type TablePlan = {
  columns: readonly TableColumn[];
  names: readonly Wrapped[];
  heights: readonly number[];
  sidePx: number;
  leadPx: number;
  namePx: number;
  headPx: number;
  stackPx: number;
};

type Stack = { parts: TableParts; plan: TablePlan; from: number; to: number; x: number; y: number };

export function drawTable(sheet: Sheet, look: Look, stack: Stack): void {
  const { parts, plan, from, to, x, y } = stack;
  if (from >= parts.rows.length) return;
  if (plan.headPx > 0) drawHeads(sheet, look, stack);
  let top = y + plan.headPx;
  for (const [index, row] of parts.rows.slice(from, to).entries()) {
    const at = from + index;
    const { sidePx: side } = plan;
    const swatch = { x, y: top + heightOfLines(0.5, look.labelPx) - side / 2, width: side, height: side };
    if (row.colour) drawSwatch(sheet, swatch, { colour: row.colour });
    const left = row.series === undefined ? x + plan.leadPx : x;
    writeName(sheet, look, { row, name: plan.names[at], x: left, top });
    writeCells(sheet, look, { row, plan, left: x + plan.leadPx + plan.namePx, top });
    top += plan.heights[at] ?? 0;
  }
}

/** Heads stand over the middle of their values, on one line at the bottom, with a rule below. */
function drawHeads(sheet: Sheet, look: Look, { parts, plan, x, y }: Stack): void {
  const sizePx = look.labelPx;
  const most = plan.columns.reduce((lines, { head }) => Math.max(lines, head?.lines.length ?? 0), 0);
  let right = x + plan.leadPx + plan.namePx;
  for (const [at, { head, widthPx }] of plan.columns.entries()) {
    right += widthPx;
    const { name = "", series = at } = parts.heads[at] ?? {};
    if (!head) continue;
    const top = y + heightOfLines(most - head.lines.length, sizePx);
    const face = { anchor: "end", sizePx, weight: 600, fill: look.palette.mutedInk } as const;
    writeLines(sheet, { ...head, whole: name }, { role: "series", series, x: right, top, ...face });
  }
  drawLevel(sheet, look, { x, y: y + heightOfLines(most, sizePx) + sizePx * 0.2, width: plan.stackPx });
}

type NamePlace = { row: TableRow; name: Wrapped | undefined; x: number; top: number };

function writeName(sheet: Sheet, { labelPx, palette }: Look, { row, name, x, top }: NamePlace): void {
  const { point, series } = row;
  if (!name) return;
  writeLines(
    sheet,
    { ...name, whole: row.name },
    {
      role: series === undefined ? "name" : "series",
      point,
      series,
      x,
      top,
      anchor: "start",
      sizePx: labelPx,
      weight: series === undefined ? 400 : 600,
      fill: row.joined ? palette.mutedInk : palette.ink,
    },
  );
}

type CellPlace = { row: TableRow; plan: TablePlan; left: number; top: number };

function writeCells(sheet: Sheet, { labelPx, palette }: Look, { row, plan, left, top }: CellPlace): void {
  let right = left;
  for (const [at, { widthPx }] of plan.columns.entries()) {
    right += widthPx;
    const cell = row.cells[at];
    if (!cell) continue;
    write(sheet, {
      role: "value",
      text: cell.text,
      datum: cell.datum,
      x: right,
      top,
      anchor: "end",
      sizePx: labelPx,
      weight: 600,
      fill: row.joined ? palette.mutedInk : palette.ink,
    });
  }
}
