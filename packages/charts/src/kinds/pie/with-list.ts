/** A pie with the list of its names and values beside or below it; null where they don't fit together. */
import { planList, type ValueList } from "../../parts/value-list.ts";
import type { Box } from "../../scene.ts";
import { merge, newSheet, type Sheet } from "../../sheet.ts";
import type { Task } from "../kind.ts";
import { listRows } from "../slices.ts";
import { drawSlices, type PieParts } from "./slices-of-pie.ts";

/** The smallest pie that still shows its shares, in label heights. */
const LEAST_RADIUS_EM = 1.6;

export type Placed = { list: ValueList; radiusPx: number; pie: Box; at: { x: number; y: number } };

export function drawPieWithList(task: Task, parts: PieParts): Sheet | null {
  const { look } = task;
  const rows = listRows(task, parts.slices, parts.series);
  const most = task.chart.series.length === 1 && look.radii ? look.radii.pie * 1.3 : Number.MAX_SAFE_INTEGER;
  const options = [beside(task, rows, most), below(task, rows, most)].filter((option) => option !== null);
  const placed = options.sort((a, b) => a.list.shortenedNames - b.list.shortenedNames || b.radiusPx - a.radiusPx)[0];
  if (!placed || placed.radiusPx < LEAST_RADIUS_EM * look.labelPx) return null;
  const { pie, list, radiusPx, at } = placed;
  const sheet = newSheet();
  drawSlices(sheet, task, parts, { center: [pie.x + pie.width / 2, pie.y + pie.height / 2], radiusPx });
  merge(sheet, list.at(at.x, at.y));
  sheet.shortenedNames += list.shortenedNames;
  return sheet;
}

type Rows = ReturnType<typeof listRows>;

export function beside({ look, room }: Task, rows: Rows, most: number): Placed | null {
  const gap = look.labelPx * 1.6;
  const diameter = Math.min(room.height, (room.width - gap) * 0.55, 2 * most);
  for (const share of [1, 0.8, 0.6, 0.45]) {
    const side = diameter * share;
    const list = planList(look, rows, { widthPx: room.width - side - gap, heightPx: room.height });
    if (!list || (list.shortenedNames > 0 && share > 0.45)) continue;
    const left = room.x + Math.max(0, (room.width - side - gap - list.widthPx) / 2);
    const pie = { x: left, y: room.y, width: side, height: room.height };
    const at = { x: left + side + gap, y: room.y + (room.height - list.heightPx) / 2 };
    return { list, radiusPx: side / 2, pie, at };
  }
  return null;
}

export function below({ look, room }: Task, rows: Rows, most: number): Placed | null {
  const gap = look.labelPx * 0.9;
  const list = planList(look, rows, { widthPx: room.width, heightPx: room.height * 0.75, maxLines: 2 });
  if (!list) return null;
  const side = Math.min(room.width, room.height - gap - list.heightPx, 2 * most);
  const used = side + gap + list.heightPx;
  const top = room.y + Math.max(0, (room.height - used) / 3);
  const x = room.x + (room.width - list.widthPx) / 2;
  return {
    list,
    radiusPx: side / 2,
    pie: { x: room.x, y: top, width: room.width, height: side },
    at: { x, y: top + side + gap },
  };
}
