/**
 * Series and the height of their last points in, their names at the right end of the lines out, moved apart with leaders
 * where the lines end close together.
 *
 *   planEndLabels(task, { withValues: false, maxWidthPx: 200 })?.widthPx
 */
import { readableOn } from "../colours.ts";
import type { PointPx } from "../geometry/overlap.ts";
import { seriesColour, seriesNameOf, type Task } from "../kinds/kind.ts";
import { valueAt } from "../order.ts";
import type { Box } from "../scene.ts";
import { isFree, newSheet, type Sheet, write, writeLines } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";
import { wrapName } from "../text/wrap.ts";
import { spread } from "./spread.ts";
import { drawRule } from "./value-axis.ts";

export type EndLabels = {
  /** Width of the column at the right, with the gap before it. */
  widthPx: number;
  /** The labels beside the lines' ends; null where they don't fit into the height. */
  at: (ends: LineEnds) => Sheet | null;
  /** How many values they show. */
  values: number;
};

export type LineEnds = {
  /** Right side of the plot. */
  x: number;
  /** Where each line ends, by series. */
  points: readonly PointPx[];
  from: number;
  to: number;
  /** What stands there already: a line that ends early is named at its end where that is free. */
  plot: Sheet;
};

type Block = {
  series: number;
  last: number;
  lines: readonly string[];
  value: string | null;
  /** Where the value stands beside the name: how far from its start; else it stands below. */
  valueX: number;
};

/** The last point that has a value; -1 where there is none. */
export const lastPointOf = ({ chart, order }: Task, series: number): number =>
  order.findLast((point) => valueAt(chart, point, series) !== null) ?? -1;

const isBeside = ({ value, valueX }: Block): boolean => value !== null && valueX > 0;
const rowsOf = (block: Block): number => block.lines.length + (block.value === null || isBeside(block) ? 0 : 1);

/** Null where a series has no value or its name doesn't fit whole. */
export function planEndLabels(task: Task, options: { withValues: boolean; maxWidthPx: number }): EndLabels | null {
  const { look } = task;
  const face = { sizePx: look.labelPx, weight: 600 } as const;
  const blocks: Block[] = [];
  for (const series of task.series) {
    const block = blockFor(task, series, options);
    if (!block) return null;
    blocks.push(block);
  }
  const widthOf = (block: Block): number => {
    const names = block.lines.map((line) => advanceWidth(line, face));
    return Math.max(...names, block.valueX + advanceWidth(block.value ?? "", face));
  };
  const wide = blocks.reduce((most, block) => Math.max(most, widthOf(block)), 0);
  const gap = look.labelPx * 1.1;
  const heightOf = (block: Block): number => heightOfLines(rowsOf(block), look.labelPx);
  const at: EndLabels["at"] = ({ x, points, from, to, plot }) => {
    const yOf = ({ series }: Block): number => points[series]?.[1] ?? 0;
    const sheet = newSheet();
    const atOwnEnd = (block: Block): boolean => {
      const left = (points[block.series]?.[0] ?? x) + gap * 0.6;
      const width = widthOf(block);
      const boxAt = (share: number): Box => {
        const y = yOf(block) + (share - 0.5) * heightOf(block);
        return { x: left, y: Math.round(y), width, height: heightOf(block) };
      };
      const box = [0, 0.6, -0.6].map(boxAt).find((place) => {
        const within = left + width <= x && place.y >= from && place.y + place.height <= to;
        return within && isFree(plot, place, look.linePx) && isFree(sheet, place);
      });
      if (box) writeBlock(sheet, task, { ...block, x: left, centre: box.y + box.height / 2 });
      return box !== undefined;
    };
    const inColumn = blocks
      .filter((block) => block.last === task.order.at(-1) || !atOwnEnd(block))
      .sort((a, b) => yOf(a) - yOf(b) || a.series - b.series);
    const wishes = inColumn.map((block) => ({ at: yOf(block), size: heightOf(block) + look.labelPx * 0.15 }));
    const centres = spread(wishes, { from, to });
    if (!centres) return null;
    for (const [index, block] of inColumn.entries()) {
      const centre = centres[index] ?? 0;
      const moved = Math.abs(centre - yOf(block)) > look.labelPx * 0.3;
      const reaches = block.last === task.order.at(-1);
      const ends = [
        [x + gap * 0.25, yOf(block)],
        [x + gap * 0.9, centre],
      ] as const;
      if (moved && reaches) drawRule(sheet, look, ends);
      writeBlock(sheet, task, { ...block, x: x + gap, centre });
    }
    return sheet;
  };
  return { widthPx: wide + gap, at, values: options.withValues ? blocks.length : 0 };
}

/** The value beside a name of one line, below one of two; null where the name doesn't fit whole. */
function blockFor(
  task: Task,
  series: number,
  { withValues, maxWidthPx }: { withValues: boolean; maxWidthPx: number },
): Block | null {
  const { chart, look, format } = task;
  const face = { sizePx: look.labelPx, weight: 600 } as const;
  const last = lastPointOf(task, series);
  const given = valueAt(chart, last, series);
  const name = seriesNameOf(chart, series);
  const wrapped = wrapName(name, { ...face, widthPx: maxWidthPx, maxLines: 2, breaks: "anywhere", keep: "whole" });
  if (given === null || name === "" || !wrapped) return null;
  const value = withValues ? format.value(given) : null;
  const valueX = wrapped.widthPx + look.labelPx * 0.4;
  const fits = wrapped.lines.length === 1 && valueX + advanceWidth(value ?? "", face) <= maxWidthPx;
  return { series, last, lines: wrapped.lines, value, valueX: fits ? valueX : 0 };
}

function writeBlock(sheet: Sheet, { look }: Task, block: Block & { x: number; centre: number }): void {
  const { series, lines, value, valueX, x, centre, last } = block;
  const top = centre - heightOfLines(rowsOf(block) / 2, look.labelPx);
  const face = { anchor: "start", sizePx: look.labelPx, weight: 600, series } as const;
  const fill = readableOn(seriesColour(look, series), look.palette);
  writeLines(sheet, { lines, shortened: false, whole: "" }, { role: "series", x, top, fill, ...face });
  if (value === null) return;
  const row = isBeside(block) ? 0 : lines.length;
  const place = { x: x + valueX, top: top + heightOfLines(row, look.labelPx), fill: look.palette.ink };
  write(sheet, { role: "value", text: value, ...place, ...face, datum: { point: last, series } });
}
