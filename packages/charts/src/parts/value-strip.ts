/**
 * The places of the points in, their values in rows below the names out, a row per series with its swatch: where labels
 * on the marks would collide, no value is lost.
 *
 *   planStrip(task, { centres: [40, 80], left: 0, right: 120 })?.at(300)
 */

import { boxesOverlap } from "../geometry/overlap.ts";
import { seriesColour, type Task } from "../kinds/kind.ts";
import { valueAt } from "../order.ts";
import { newSheet, type Sheet, write } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";
import { drawSwatch } from "./legend.ts";

/** Less than rounding to two decimals can move. */
const SLACK_PX = 0.1;

export type StripOptions = { centres: readonly (number | null)[]; left: number; right: number };
export type Strip = { at: (top: number) => Sheet; heightPx: number };

/** Width of the column with the swatches. */
export const stripLeadPx = ({ series, look }: Task): number => (series.length > 1 ? look.labelPx * 1.3 : 0);

/** Width of each point's widest value. */
export const stripWidths = ({ chart, look, order, format, series: shown }: Task): readonly number[] =>
  order.map((point) =>
    shown.reduce((wide, series) => {
      const value = valueAt(chart, point, series);
      const text = value === null ? "" : format.value(value);
      return Math.max(wide, advanceWidth(text, { sizePx: look.labelPx, weight: 600 }));
    }, 0),
  );

/** More rows than this are a table with a chart on top: an axis tells the values better. */
const MOST_ROWS = 3;

/** Null where a value would overlap its neighbour or leave the picture. */
export function planStrip(task: Task, { centres, left, right }: StripOptions): Strip | null {
  const { chart, look, order, format, series: shown } = task;
  const rowPx = heightOfLines(1, look.labelPx) * 1.08;
  const lead = left + stripLeadPx(task);
  const at = (top: number): Sheet => {
    const sheet = newSheet();
    for (const [row, series] of shown.entries()) {
      const rowTop = top + look.labelPx * 0.35 + row * rowPx;
      const side = look.labelPx * 0.72;
      const y = rowTop + heightOfLines(0.5, look.labelPx) - side / 2;
      const colour = seriesColour(look, series);
      if (shown.length > 1) drawSwatch(sheet, { x: left, y, width: side, height: side }, { colour, series });
      for (const [index, point] of order.entries()) {
        const value = valueAt(chart, point, series);
        const x = centres[index];
        if (value === null || x === null || x === undefined) continue;
        write(sheet, {
          role: "value",
          text: format.value(value),
          x,
          top: rowTop,
          anchor: "middle",
          sizePx: look.labelPx,
          weight: 600,
          fill: look.palette.ink,
          datum: { point, series },
        });
      }
    }
    return sheet;
  };
  if (shown.length > MOST_ROWS || centres.some((centre) => centre === null)) return null;
  const { texts } = at(0);
  const clear = look.labelPx * 0.3;
  for (const [index, { box }] of texts.entries()) {
    if (box.x < lead - SLACK_PX || box.x + box.width > right + SLACK_PX) return null;
    const wide = { ...box, x: box.x - clear, width: box.width + 2 * clear };
    if (texts.slice(index + 1).some((other) => boxesOverlap(wide, other.box))) return null;
  }
  return { at, heightPx: look.labelPx * 0.35 + shown.length * rowPx };
}
