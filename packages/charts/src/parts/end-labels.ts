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
import { newSheet, type Sheet, write } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";
import { wrapName } from "../text/wrap.ts";
import { spread } from "./spread.ts";
import { drawRule } from "./value-axis.ts";

export type EndLabels = {
  /** Width of the column at the right, with the gap before it. */
  widthPx: number;
  /** The labels beside line ends at `x` and `ys` (by series); null where they don't fit into the height. */
  at: (ends: { x: number; ys: readonly number[]; from: number; to: number }) => Sheet | null;
  /** How many values they show. */
  values: number;
};

type Block = { series: number; last: number; lines: readonly string[]; value: string | null };

/** The last point that has a value; -1 where there is none. */
export const lastPointOf = ({ chart, order }: Task, series: number): number =>
  order.findLast((point) => valueAt(chart, point, series) !== null) ?? -1;

/** Null where a series has no value or its name doesn't fit whole. */
export function planEndLabels(task: Task, options: { withValues: boolean; maxWidthPx: number }): EndLabels | null {
  const { chart, look, format } = task;
  const face = { sizePx: look.labelPx, weight: 600 } as const;
  const blocks: Block[] = [];
  for (const series of task.series) {
    const last = lastPointOf(task, series);
    const value = valueAt(chart, last, series);
    const name = seriesNameOf(chart, series);
    const wrapped = wrapName(name, { ...face, widthPx: options.maxWidthPx, maxLines: 2, breaks: "anywhere" });
    if (value === null || name === "" || !wrapped || wrapped.shortened) return null;
    blocks.push({ series, last, lines: wrapped.lines, value: options.withValues ? format.value(value) : null });
  }
  const lineOf = ({ lines, value }: Block): readonly string[] => (value === null ? lines : [...lines, value]);
  const texts = blocks.flatMap(lineOf);
  const wide = texts.reduce((most, line) => Math.max(most, advanceWidth(line, face)), 0);
  const gap = look.labelPx * 1.1;
  const at: EndLabels["at"] = ({ x, ys, from, to }) => {
    const sorted = [...blocks].sort((a, b) => (ys[a.series] ?? 0) - (ys[b.series] ?? 0) || a.series - b.series);
    const sizes = sorted.map((block) => heightOfLines(lineOf(block).length, look.labelPx) + look.labelPx * 0.15);
    const wishes = sorted.map(({ series }, index) => ({ at: ys[series] ?? 0, size: sizes[index] ?? 0 }));
    const centres = spread(wishes, { from, to });
    if (!centres) return null;
    const sheet = newSheet();
    for (const [index, block] of sorted.entries()) {
      const centre = centres[index] ?? 0;
      const y = ys[block.series] ?? 0;
      const moved = Math.abs(centre - y) > look.labelPx * 0.3;
      const endsHere = block.last === task.order.at(-1);
      if (moved && endsHere) drawRule(sheet, look, leader({ x: x + gap * 0.25, y }, { x: x + gap * 0.9, y: centre }));
      writeBlock(sheet, task, { ...block, x: x + gap, centre });
    }
    return sheet;
  };
  return { widthPx: wide + gap, at, values: options.withValues ? blocks.length : 0 };
}

const leader = (from: { x: number; y: number }, to: { x: number; y: number }): readonly PointPx[] => [
  [from.x, from.y],
  [to.x, to.y],
];

function writeBlock(sheet: Sheet, { look }: Task, block: Block & { x: number; centre: number }): void {
  const { series, lines, value, x, centre, last } = block;
  const all = value === null ? lines : [...lines, value];
  const top = centre - heightOfLines(all.length / 2, look.labelPx);
  const fill = readableOn(seriesColour(look, series), look.palette);
  for (const [row, text] of all.entries()) {
    const isValue = row === lines.length;
    write(sheet, {
      role: isValue ? "value" : "series",
      text,
      x,
      top: top + heightOfLines(row, look.labelPx),
      anchor: "start",
      sizePx: look.labelPx,
      weight: 600,
      fill: isValue ? look.palette.ink : fill,
      series,
      ...(isValue ? { datum: { point: last, series } } : {}),
    });
  }
}
