/** The last resort for many pies in a small picture: bare pies under one key of names; the values are told beside it. */

import { denser } from "../../look.ts";
import { type LegendEntry, legend } from "../../parts/legend.ts";
import { gridOf, writeHead } from "../../parts/multiples.ts";
import { merge, newSheet, type Sheet } from "../../sheet.ts";
import { type Task, valuesOf } from "../kind.ts";
import { slicesOf } from "../slices.ts";
import { drawSlices } from "./slices-of-pie.ts";

/** Pies are as high as wide, and their labels stand beside them. */
export const PIE_RATIO = 1.1;

export function drawPieWithKey(given: Task, most: number, totalOf: (series: number) => number): Sheet {
  const task = { ...given, look: denser(given.look) };
  const { chart, look, room } = task;
  const sheet = newSheet();
  const names = slicesOf(task, { series: 0, most });
  const entries = names.map(({ name, colour, points }): LegendEntry => {
    return { name, colour, ...(points.length === 1 ? { point: points[0] ?? 0 } : { point: -1 }) };
  });
  const key = legend(look, entries, room);
  merge(sheet, key.sheet);
  const top = room.y + key.heightPx + look.smallPx * 0.5;
  const below = { ...task, room: { ...room, y: top, height: room.y + room.height - top } };
  for (const [series, cell] of gridOf(below, chart.series.length, PIE_RATIO).entries()) {
    const head = chart.series.length > 1 ? writeHead(sheet, task, { series, cell }) + look.smallPx * 0.3 : cell.y;
    const side = Math.min(cell.width, cell.y + cell.height - head);
    if (side < 4) continue;
    const parts = { slices: slicesOf(task, { series, most }), series, total: totalOf(series) };
    drawSlices(sheet, task, parts, { center: [cell.x + side / 2, head + side / 2], radiusPx: side / 2 });
  }
  sheet.droppedValues += valuesOf(chart).length;
  return sheet;
}
