/**
 * Every value as a dot on one labelled axis, and the names below in the same order, every fifth with its number: the last
 * way of showing more names and values than the picture holds as text. Null where not even that fits.
 *
 *   numberedDots(task, { reason: "300 values don't fit into a pie chart of this size.", sizePx: 9, most: 10 })
 */
import { axisUnit, nameOf, seriesColour, type Task, valuesOf, wordsFor } from "../kinds/kind.ts";
import { valueAt } from "../order.ts";
import { newSheet, type Sheet, write } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { newColumn } from "./column.ts";
import { drawDot } from "./marks.ts";
import { nameWords, putName, type RunIn, writeHead } from "./run-in.ts";
import { axisFor, drawGrid, drawRule, linear, lineRange } from "./value-axis.ts";

const NUMBERED = 5;
/** A lower plot has no room for two ticks. */
const LEAST_LINES = 1.5;

const markAt = (at: number): string => ((at + 1) % NUMBERED === 0 ? `${at + 1}` : "");

export function numberedDots(task: Task, way: RunIn): Sheet | null {
  const { chart, order, series } = task;
  const { sizePx } = way;
  const sheet = newSheet();
  const room = writeHead(sheet, task, way);
  if (!room) return null;
  const look = { ...task.look, smallPx: sizePx };
  const { linePx: radiusPx, palette } = look;
  const note = { role: "note", weight: 600, fill: palette.mutedInk } as const;
  const names = newColumn({ sizePx, widthPx: room.width });
  for (const [at, point] of order.entries()) {
    if (markAt(at)) names.put(markAt(at), note, 0.3);
    putName(sheet, names, { ...way, name: nameOf(chart, point), words: nameWords(look, point), gapEm: 0.5 });
  }
  const namesTop = room.y + room.height - names.heightPx();
  const top = room.y + heightOfLines(0.5, sizePx);
  const bottom = Math.floor(namesTop - heightOfLines(1, sizePx) - 2 * radiusPx);
  const heightPx = bottom - top;
  if (heightPx < heightOfLines(LEAST_LINES, sizePx)) return null;
  if (names.write(sheet, { ...room, y: namesTop }) === null) return null;
  const values = valuesOf(chart);
  const axis = axisFor({ range: lineRange(values), unit: axisUnit(task), look, heightPx });
  const left = axis.widthPx + sizePx * 0.5;
  const box = { x: room.x + left, y: top, width: room.width - left, height: heightPx };
  const y = linear(axis.range, { from: bottom, to: top });
  drawGrid(sheet, look, { axis, box, y });
  for (const [at, point] of order.entries()) {
    const x = box.x + ((at + 0.5) / order.length) * box.width;
    if (markAt(at)) {
      drawRule(sheet, look, [
        [x, top],
        [x, bottom],
      ]);
      write(sheet, { ...note, text: markAt(at), x, top: bottom + radiusPx + 1, anchor: "middle", sizePx });
    }
    for (const marker of series) {
      const value = valueAt(chart, point, marker);
      if (value === null) continue;
      const datum = { point, series: marker };
      const words = wordsFor(task, point, marker);
      drawDot(sheet, { at: [x, y(value)], radiusPx, colour: seriesColour(look, marker), datum, words, marker });
    }
  }
  sheet.droppedValues += values.length;
  return sheet;
}
