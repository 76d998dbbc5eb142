/**
 * A task with several series in, one small picture per series beside one another out, each under its name; one series
 * takes the room alone.
 */

import { seriesNameOf, type Task } from "../kinds/kind.ts";
import type { Box } from "../scene.ts";
import { merge, newSheet, type Sheet, writeLines } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { wrapName } from "../text/wrap.ts";
import { unstretched } from "./base.ts";

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
    // A grid with a hole looks unfinished.
    const score = (Math.min(width, height * wished) * count) / (cols * rows);
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
  if (shown.length < 2) return picture(unstretched(room), shown[0] ?? 0);
  const sheet = newSheet();
  const parts: Sheet[] = [];
  const cells = gridOf(task, shown.length, ratio);
  for (const [at, series] of shown.entries()) {
    const cell = cells[at] ?? room;
    const end = writeHead(sheet, task, { series, cell });
    if (end === null) return null;
    const top = end + look.smallPx * 0.5;
    const part = picture(unstretched({ ...cell, y: top, height: cell.y + cell.height - top }), series);
    if (!part) return null;
    parts.push(part);
  }
  const heads = sheet.shortenedNames;
  for (const part of parts) merge(sheet, part);
  sheet.shortenedNames = heads + pointsCut(parts);
  sheet.skippedNames = parts.reduce((most, part) => Math.max(most, part.skippedNames), 0);
  sheet.strain = parts.reduce((most, part) => Math.max(most, part.strain), 0);
  if (parts.some((part, at) => isLost(part, cells[at] ?? room))) sheet.strain += LOST_STRAIN;
  return sheet;
}

/** Pictures lower than this share of their cells float in empty space. */
const LEAST_HEIGHT_SHARE = 0.45;
const LOST_STRAIN = 0.5;

function isLost({ shapes }: Sheet, cell: Box): boolean {
  const marks = shapes.filter(({ role }) => role !== "key");
  const top = marks.reduce((least, { box }) => Math.min(least, box.y), Infinity);
  const bottom = marks.reduce((most, { box }) => Math.max(most, box.y + box.height), -Infinity);
  return bottom - top < cell.height * LEAST_HEIGHT_SHARE;
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

/** The series' name over its picture; answers where it ends, null where it would be lost. */
export function writeHead(
  sheet: Sheet,
  { chart, look }: Task,
  { series, cell, anchor = "start" }: { series: number; cell: Box; anchor?: "start" | "middle" },
): number | null {
  const name = seriesNameOf(chart, series);
  const face = { sizePx: look.labelPx, weight: 600 } as const;
  const wrapped = wrapName(name, { ...face, widthPx: cell.width, maxLines: 2, breaks: "anywhere" });
  if (!wrapped) return null;
  if (wrapped.shortened) sheet.shortenedNames += 1;
  const x = anchor === "start" ? cell.x : cell.x + cell.width / 2;
  const line = { role: "series", series, x, top: cell.y, anchor, ...face, fill: look.palette.ink } as const;
  writeLines(sheet, { ...wrapped, whole: name }, line);
  return cell.y + heightOfLines(wrapped.lines.length, look.labelPx);
}
