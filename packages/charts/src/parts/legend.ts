/**
 * Series or categories in, a legend of flowing rows out, in the order of the marks.
 *
 *   const { sheet, heightPx } = legend(look, entries, room);
 */

import { corners, polygon, polyline } from "../geometry/path.ts";
import type { Look } from "../look.ts";
import type { Box } from "../scene.ts";
import { draw, newSheet, type Sheet, write } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";
import { shorten } from "../text/wrap.ts";
import { drawKeyMarker, MARKER_SCALE } from "./marks.ts";

export type LegendEntry = {
  name: string;
  colour: string;
  series?: number;
  point?: number;
  /** Present for lines: the swatch is a piece of the line. */
  dash?: readonly number[];
  /** Which marker stands on that piece. */
  marker?: number;
};
export type Legend = { sheet: Sheet; heightPx: number };

const FACE_WEIGHT = 400;

/** The entries' rows at the top of `room`; a name wider than the room is shortened. Null where one would be lost. */
export function legend(look: Look, entries: readonly LegendEntry[], room: Box): Legend | null {
  const sheet = newSheet();
  const face = { sizePx: look.labelPx, weight: FACE_WEIGHT } as const;
  const side = look.labelPx * 0.72;
  const rowPx = heightOfLines(1, look.labelPx) * 1.12;
  let [x, row] = [room.x, 0];
  for (const entry of entries) {
    if (entry.name.trim() === "") continue;
    const swatchPx = entry.dash ? look.labelPx * 1.8 : side;
    const lead = swatchPx + look.labelPx * 0.45;
    const name = entry.name.trim();
    const text = shorten(name, { ...face, widthPx: room.width - lead });
    if (text === null) return null;
    if (text !== name) sheet.shortenedNames += 1;
    const width = lead + advanceWidth(text, face);
    if (x > room.x && x + width > room.x + room.width) [x, row] = [room.x, row + 1];
    const top = room.y + row * rowPx;
    const middle = top + heightOfLines(0.5, look.labelPx);
    if (entry.dash) drawLineSwatch(sheet, look, { x, y: middle, width: swatchPx, entry });
    else drawSwatch(sheet, { x, y: middle - side / 2, width: side, height: side }, entry);
    write(sheet, {
      role: entry.point === undefined ? "series" : "name",
      text,
      full: text === name ? undefined : name,
      series: entry.series,
      point: entry.point,
      x: x + lead,
      top,
      anchor: "start",
      ...face,
      fill: look.palette.ink,
    });
    x += width + look.labelPx * 1.2;
  }
  const rows = sheet.texts.length === 0 ? 0 : row + 1;
  return { sheet, heightPx: rows * rowPx };
}

export function drawSwatch(sheet: Sheet, box: Box, { colour, series }: Pick<LegendEntry, "colour" | "series">): void {
  draw(sheet, {
    role: "key",
    path: polygon(corners(box)),
    fill: colour,
    stroke: null,
    series,
    box,
  });
}

type LineSwatch = { x: number; y: number; width: number; entry: LegendEntry };

function drawLineSwatch(sheet: Sheet, { linePx }: Look, { x, y, width, entry }: LineSwatch): void {
  const points = [
    [x, y],
    [x + width, y],
  ] as const;
  draw(sheet, {
    role: "key",
    path: polyline(points),
    fill: null,
    stroke: entry.colour,
    strokeWidth: linePx,
    dash: entry.dash?.length ? entry.dash : undefined,
    series: entry.series,
    box: { x, y: y - linePx / 2, width, height: linePx },
  });
  if (entry.marker === undefined) return;
  const radiusPx = linePx * MARKER_SCALE * 1.1;
  drawKeyMarker(sheet, { at: [x + width / 2, y], radiusPx, colour: entry.colour, marker: entry.marker });
}
