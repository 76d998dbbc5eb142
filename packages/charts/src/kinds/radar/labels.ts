/** The names and values around a radar's web: where they stand, and how they are written. */
import { readableOn } from "../../colours.ts";
import { boxInside, type PointPx, strokeTouchesBox } from "../../geometry/overlap.ts";
import { onCircle, TURN } from "../../geometry/ring.ts";
import { indicesOf, valueAt } from "../../order.ts";
import { MARKER_SCALE } from "../../parts/marks.ts";
import { overlapping } from "../../parts/placed-names.ts";
import type { Box } from "../../scene.ts";
import { type Sheet, write, writeLines } from "../../sheet.ts";
import { advanceWidth, heightOfLines } from "../../text/measure.ts";
import { type Wrapped, wrapName } from "../../text/wrap.ts";
import { nameOf, seriesColour, type Task } from "../kind.ts";

export type Labels = "values" | "scale";
export type Block = {
  point: number;
  angle: number;
  name: Wrapped;
  rows: readonly (readonly { text: string; series: number }[])[];
  widthPx: number;
  heightPx: number;
};

export type Web = { center: PointPx; radiusPx: number; blocks: readonly { block: Block; box: Box }[] };

/** Names (and values) around the web, whose edge is at `most`; null where they would touch or leave the room. */
export function placeBlocks(
  task: Task,
  { step, labels, most }: { step: number; labels: Labels; most: number },
): Web | null {
  const { chart, room, look, order } = task;
  const radiusPx = (Math.min(room.height, room.width) / 2) * 0.86 * step;
  const whole: Block[] = [];
  for (const [at, point] of order.entries()) {
    const block = blockFor(task, { point, angle: (at / order.length) * TURN, radiusPx, labels });
    if (!block) return null;
    whole.push(block);
  }
  // Markers at the edge reach beyond it.
  const markerPx = look.linePx * MARKER_SCALE;
  const gap = Math.max(look.labelPx * 0.55, markerPx + 2);
  const edge = [...whole, ...whole.slice(0, 1)].map(({ angle }) => onCircle([0, 0], radiusPx, angle));
  const relative = whole.map((block) => {
    const values = indicesOf(chart.series).map((series) => valueAt(chart, block.point, series) ?? 0);
    const outer = onCircle([0, 0], (Math.max(...values) / most) * radiusPx, block.angle);
    // A pixel more than half a line: lines of text stand on whole ones.
    const isInTheWay = (box: Box): boolean =>
      strokeTouchesBox([outer, outer], markerPx, box) || strokeTouchesBox(edge, look.linePx / 2 + 1, box);
    return { block, box: boxAround(block, radiusPx + gap, isInTheWay) };
  });
  const top = Math.min(-radiusPx, ...relative.map(({ box }) => box.y));
  const bottom = Math.max(radiusPx, ...relative.map(({ box }) => box.y + box.height));
  if (bottom - top > room.height) return null;
  const center: PointPx = [room.x + room.width / 2, room.y + (room.height - (bottom - top)) / 2 - top];
  const blocks = relative.map(({ block, box }) => ({
    block,
    box: { ...box, x: box.x + center[0], y: box.y + center[1] },
  }));
  if (blocks.some(({ box }) => !boxInside(box, room))) return null;
  return overlapping(blocks.map(({ box }) => box)) ? null : { center, radiusPx, blocks };
}

/**
 * A label's box outside the web, relative to the centre. At a slant it reaches down (or up) beside the axis' end: wholly
 * beyond it where the outermost marker is in the way, or a tall one would slide past the corner onto the web's edge, along
 * which the lines of series may go.
 */
function boxAround({ angle, widthPx, heightPx }: Block, reach: number, isInTheWay: (box: Box) => boolean): Box {
  const [x, y] = onCircle([0, 0], reach, angle);
  const side = Math.sin(angle);
  const upright = Math.abs(side) < 0.2;
  const left = upright ? x - widthPx / 2 : side > 0 ? x : x - widthPx;
  const beside = { x: left, y: y - (heightPx / 2) * (1 + Math.cos(angle)), width: widthPx, height: heightPx };
  return upright || isInTheWay(beside) ? { ...beside, y: Math.cos(angle) > 0 ? y - heightPx : y } : beside;
}

function blockFor(
  task: Task,
  { point, angle, radiusPx, labels }: { point: number; angle: number; radiusPx: number; labels: Labels },
): Block | null {
  const { chart, look, room, format } = task;
  const sizePx = look.labelPx;
  const upright = Math.abs(Math.sin(angle)) < 0.2;
  const aside = Math.abs(Math.sin(angle)) * radiusPx + sizePx * 0.6;
  const widthPx = upright ? Math.max(radiusPx, room.width * 0.4) : room.width / 2 - aside;
  const name = wrapName(nameOf(chart, point), { widthPx, maxLines: 2, sizePx, weight: 400 });
  if (!name) return null;
  const values =
    labels === "values"
      ? indicesOf(chart.series)
          .map((series) => ({ series, value: valueAt(chart, point, series) }))
          .map(({ series, value }) => ({ series, text: value === null ? "–" : format.value(value) }))
      : [];
  const rows = rowsOf(values, { sizePx, widthPx });
  if (!rows) return null;
  const rowPx = Math.max(0, ...rows.map((row) => rowWidth(row, sizePx)));
  const heightPx = heightOfLines(name.lines.length + rows.length, sizePx);
  return { point, angle, name, rows, widthPx: Math.max(name.widthPx, rowPx), heightPx };
}

type Cell = { text: string; series: number };

const cellGap = (sizePx: number): number => sizePx * 0.6;
const cellWidth = (text: string, sizePx: number): number => advanceWidth(text, { sizePx, weight: 600 });
const rowWidth = (row: readonly Cell[], sizePx: number): number =>
  row.reduce((sum, { text }) => sum + cellWidth(text, sizePx), 0) + cellGap(sizePx) * Math.max(0, row.length - 1);

function rowsOf(
  cells: readonly Cell[],
  { sizePx, widthPx }: { sizePx: number; widthPx: number },
): readonly Cell[][] | null {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    if (cellWidth(cell.text, sizePx) > widthPx) return null;
    const row = rows.at(-1);
    if (row && rowWidth([...row, cell], sizePx) <= widthPx) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

export function writeBlock(sheet: Sheet, { chart, look }: Task, block: Block, box: Box): void {
  const { sizePx, palette } = { sizePx: look.labelPx, palette: look.palette };
  const side = Math.sin(block.angle);
  const upright = Math.abs(side) < 0.2;
  const anchor = upright ? "middle" : side > 0 ? "start" : "end";
  const x = upright ? box.x + box.width / 2 : side > 0 ? box.x : box.x + box.width;
  const line = { point: block.point, x, top: box.y, anchor, sizePx, weight: 400, fill: palette.ink } as const;
  writeLines(sheet, { ...block.name, whole: nameOf(chart, block.point) }, { role: "name", ...line });
  for (const [row, cells] of block.rows.entries()) {
    const width = rowWidth(cells, sizePx);
    let left = upright ? x - width / 2 : side > 0 ? x : x - width;
    for (const { text, series } of cells) {
      const top = box.y + heightOfLines(block.name.lines.length + row, sizePx);
      const fill = chart.series.length > 1 ? readableOn(seriesColour(look, series), palette) : palette.ink;
      const datum = { point: block.point, series };
      write(sheet, { role: "value", text, x: left, top, anchor: "start", sizePx, weight: 600, fill, datum });
      left += cellWidth(text, sizePx) + cellGap(sizePx);
    }
  }
}
