/**
 * Pictures of every series with one table of names and values beside or below them, where labels don't fit at the marks:
 * nothing is lost, and each name stands once. Null where they don't fit together.
 */
import type { TableParts } from "../parts/draw-table.ts";
import { gridOf, writeHead } from "../parts/multiples.ts";
import { planTable, type ValueTable } from "../parts/value-table.ts";
import type { Box } from "../scene.ts";
import { merge, newSheet, type Sheet } from "../sheet.ts";
import type { Task } from "./kind.ts";
import { tablesOf } from "./slices.ts";

export type Pictures = {
  /** So many slices or rings at most; the smallest are joined. */
  most: number;
  /** Least and greatest side of a picture in pixels. */
  leastPx: number;
  greatestPx: number;
  draw: (sheet: Sheet, series: number, box: Box) => void;
};

type Placed = { table: ValueTable; sidePx: number; cells: readonly Box[]; at: { x: number; y: number } };

/** Shares of the room that the pictures may take, largest first. */
const SHARES = [0.56, 0.48, 0.4, 0.32, 0.25, 0.18] as const;

export function drawWithTable(task: Task, pictures: Pictures): Sheet | null {
  const shapes = tablesOf(task, pictures.most);
  const placed = [...besideOf(task, pictures, shapes), ...belowOf(task, pictures, shapes)]
    .filter(({ sidePx }) => sidePx >= pictures.leastPx)
    .sort(
      ({ table: a, sidePx: aPx }, { table: b, sidePx: bPx }) =>
        a.shortenedNames - b.shortenedNames || a.strain - b.strain || bPx - aPx,
    )[0];
  if (!placed) return null;
  const { table, cells, at, sidePx } = placed;
  const sheet = newSheet();
  const headPx = headHeight(task, cells) ?? 0;
  for (const [index, series] of task.series.entries()) {
    const cell = cells[index];
    if (!cell) return null;
    // Heads stand right over their pictures, which are level with one another.
    const ownPx = (headEnd(task, series, cell) ?? cell.y) - cell.y;
    const gapPx = headPx === 0 ? 0 : task.look.labelPx * HEAD_GAP_EM;
    const headed = { ...cell, y: cell.y + headPx - gapPx - ownPx };
    if (headPx > 0) writeHead(sheet, task, { series, cell: headed, anchor: "middle" });
    const inset = { x: (cell.width - sidePx) / 2, y: headPx + Math.max(0, (cell.height - headPx - sidePx) / 2) };
    pictures.draw(sheet, series, { x: cell.x + inset.x, y: cell.y + inset.y, width: sidePx, height: sidePx });
  }
  merge(sheet, table.at(at.x, at.y));
  return sheet;
}

const HEAD_GAP_EM = 0.4;

const headEnd = (task: Task, series: number, cell: Box): number | null => writeHead(newSheet(), task, { series, cell });

/** Height of the tallest series' name with the gap below it; null where one would be lost. */
function headHeight(task: Task, cells: readonly Box[]): number | null {
  if (task.series.length < 2) return 0;
  let most = 0;
  for (const [index, series] of task.series.entries()) {
    const cell = cells[index];
    const end = cell ? headEnd(task, series, cell) : null;
    if (!cell || end === null) return null;
    most = Math.max(most, end - cell.y);
  }
  return most + task.look.labelPx * HEAD_GAP_EM;
}

/** The side of the largest square that stands in each cell below its head. */
function sideIn(task: Task, cells: readonly Box[], { greatestPx }: Pictures): number {
  const [cell] = cells;
  const headPx = headHeight(task, cells);
  return cell && headPx !== null ? Math.min(cell.width, cell.height - headPx, greatestPx) : 0;
}

const cellsIn = (task: Task, room: Box): readonly Box[] =>
  task.series.length > 1 ? gridOf({ ...task, room }, task.series.length, 1) : [room];

function besideOf(task: Task, pictures: Pictures, shapes: readonly TableParts[]): readonly Placed[] {
  const { look, room } = task;
  const gap = look.labelPx * 1.8;
  return SHARES.flatMap((share): readonly Placed[] => {
    const wished = task.series.length > 1 ? room.width : Math.min(room.height, pictures.greatestPx);
    const width = Math.min(room.width * share, wished);
    const table = planTable(look, shapes, { widthPx: room.width - width - gap, heightPx: room.height });
    if (!table) return [];
    const left = room.x + Math.max(0, (room.width - width - gap - table.widthPx) / 2);
    const cells = cellsIn(task, { ...room, x: left, width });
    const at = { x: left + width + gap, y: room.y + (room.height - table.heightPx) / 2 };
    return [{ table, sidePx: sideIn(task, cells, pictures), cells, at }];
  });
}

function belowOf(task: Task, pictures: Pictures, shapes: readonly TableParts[]): readonly Placed[] {
  const { look, room } = task;
  const gap = look.labelPx * 1.2;
  const table = planTable(look, shapes, { widthPx: room.width, heightPx: room.height * 0.8 });
  if (!table) return [];
  const free = room.height - gap - table.heightPx;
  const several = task.series.length > 1;
  const roomy = cellsIn(task, { ...room, height: several ? free : Math.min(free, room.width, pictures.greatestPx) });
  const sidePx = sideIn(task, roomy, pictures);
  // No higher than the pictures with their heads, so that the table stands right below them.
  const lines = new Set(roomy.map(({ y }) => y)).size;
  const [first, last] = [roomy[0], roomy.at(-1)];
  const spare = first && last ? first.height - (headHeight(task, roomy) ?? 0) - sidePx : 0;
  const used = first && last ? last.y + last.height - first.y - spare * lines : free;
  const top = room.y + Math.max(0, (free - used) / 3);
  const cells = cellsIn(task, { ...room, y: top, height: used });
  const at = { x: room.x + (room.width - table.widthPx) / 2, y: top + used + gap };
  return [{ table, sidePx: Math.min(sidePx, sideIn(task, cells, pictures)), cells, at }];
}
