/**
 * A task with several series in, one small picture per series beside one another out, each under its name; one series
 * takes the room alone.
 */

import { seriesNameOf, type Task } from "../kinds/kind.ts";
import { indicesOf } from "../order.ts";
import type { Box } from "../scene.ts";
import { merge, newSheet, type Sheet, write } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { wrapName } from "../text/wrap.ts";

type Picture = (room: Box, series: number) => Sheet | null;

/** The grid whose cells are nearest to `wished` width by height. */
export function gridOf({ room, look }: Task, count: number, wished = 1.1): readonly Box[] {
  const gap = look.labelPx * 1.4;
  let best: { cols: number; score: number } = { cols: 1, score: -Infinity };
  for (let cols = 1; cols <= count; cols++) {
    const rows = Math.ceil(count / cols);
    const width = (room.width - gap * (cols - 1)) / cols;
    const height = (room.height - gap * (rows - 1)) / rows;
    const score = Math.min(width, height * wished);
    if (score > best.score) best = { cols, score };
  }
  const rows = Math.ceil(count / best.cols);
  const width = (room.width - gap * (best.cols - 1)) / best.cols;
  const height = (room.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, at) => ({
    x: room.x + (at % best.cols) * (width + gap),
    y: room.y + Math.floor(at / best.cols) * (height + gap),
    width,
    height,
  }));
}

/** Null where one of the pictures doesn't work. */
export function drawMultiples(task: Task, picture: Picture): Sheet | null {
  const { chart, look, room } = task;
  if (chart.series.length < 2) return picture(room, 0);
  const sheet = newSheet();
  for (const [series, cell] of gridOf(task, chart.series.length).entries()) {
    const top = writeHead(sheet, task, { series, cell }) + look.smallPx * 0.5;
    const part = picture({ ...cell, y: top, height: cell.y + cell.height - top }, series);
    if (!part) return null;
    merge(sheet, part);
  }
  return indicesOf(chart.series).length > 0 ? sheet : null;
}

/** The series' name over its picture; answers where it ends. */
export function writeHead(
  sheet: Sheet,
  { chart, look }: Task,
  { series, cell }: { series: number; cell: Box },
): number {
  const name = seriesNameOf(chart, series);
  const face = { sizePx: look.labelPx, weight: 600 } as const;
  const wrapped = wrapName(name, { ...face, widthPx: cell.width, maxLines: 2, breaks: "anywhere" });
  if (wrapped?.shortened) sheet.shortenedNames += 1;
  const lines = wrapped?.lines ?? [];
  for (const [row, text] of lines.entries()) {
    write(sheet, {
      role: "series",
      text,
      ...(wrapped?.shortened ? { full: name } : {}),
      series,
      x: cell.x,
      top: cell.y + heightOfLines(row, look.labelPx),
      anchor: "start",
      ...face,
      fill: look.palette.ink,
    });
  }
  return cell.y + heightOfLines(lines.length, look.labelPx);
}
