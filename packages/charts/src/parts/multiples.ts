/**
 * A task with several series in, one small picture per series beside one another out, each under its name; one series
 * takes the room alone.
 */

import { seriesNameOf, type Task } from "../kinds/kind.ts";
import type { Box } from "../scene.ts";
import { merge, newSheet, type Sheet, write } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { wrapName } from "../text/wrap.ts";

type Picture = (room: Box, series: number) => Sheet | null;
export type MultiplesOptions = {
  /** Width by height that suits a picture. */
  ratio: number;
};

/** The grid whose cells are nearest to `wished` width by height. */
export function gridOf({ room, look }: Task, count: number, wished: number): readonly Box[] {
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
export function drawMultiples(task: Task, picture: Picture, { ratio }: MultiplesOptions): Sheet | null {
  const { look, room, series: shown } = task;
  if (shown.length < 2) return picture(room, shown[0] ?? 0);
  const sheet = newSheet();
  const parts: Sheet[] = [];
  const cells = gridOf(task, shown.length, ratio);
  for (const [at, series] of shown.entries()) {
    const cell = cells[at] ?? room;
    const top = writeHead(sheet, task, { series, cell }) + look.smallPx * 0.5;
    const part = picture({ ...cell, y: top, height: cell.y + cell.height - top }, series);
    if (!part) return null;
    parts.push(part);
  }
  const heads = sheet.shortenedNames;
  for (const part of parts) merge(sheet, part);
  sheet.shortenedNames = heads + pointsCut(parts);
  sheet.strain = parts.reduce((most, part) => Math.max(most, part.strain), 0);
  return sheet;
}

/** The same points stand in every picture: one that is cut in several counts once. */
function pointsCut(parts: readonly Sheet[]): number {
  const cutIn = (part: Sheet): readonly number[] => [
    ...new Set(
      part.texts.flatMap(({ role, full, point }) => (role === "name" && full && point !== undefined ? [point] : [])),
    ),
  ];
  const missing = parts.reduce((most, part) => Math.max(most, part.shortenedNames - cutIn(part).length), 0);
  return missing + new Set(parts.flatMap(cutIn)).size;
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
