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
import { isFree, newSheet, type Sheet, write } from "../sheet.ts";
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
  const heightOf = (block: Block): number => heightOfLines(lineOf(block).length, look.labelPx);
  const at: EndLabels["at"] = ({ x, points, from, to, plot }) => {
    const yOf = ({ series }: Block): number => points[series]?.[1] ?? 0;
    const sheet = newSheet();
    const atOwnEnd = (block: Block): boolean => {
      const left = (points[block.series]?.[0] ?? x) + gap * 0.6;
      const width = Math.max(...lineOf(block).map((line) => advanceWidth(line, face)));
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
