/**
 * Names and values as running text, for charts with more of them than any table of the size holds: the reason, what the
 * values are measured in, the series in the order of their values, then each name with its values. Null where it doesn't
 * fit.
 *
 *   runIn(task, { reason: "300 values don't fit into a pie chart of this size.", sizePx: 9, most: 10 })
 */

import { formatFor } from "@charticle/contract";
import { readableOn } from "../colours.ts";
import { axisUnit, seriesColour, seriesNameOf, type Task, valuesOf } from "../kinds/kind.ts";
import { pointRow } from "../kinds/slices.ts";
import type { Look } from "../look.ts";
import type { Box } from "../scene.ts";
import { newSheet, type Sheet } from "../sheet.ts";
import { charactersOf, MIN_KEPT_CHARACTERS } from "../text/wrap.ts";
import { type Column, newColumn, type Words } from "./column.ts";
import { drawKeyMarker } from "./marks.ts";

/** `most`: so many characters stay of a name. */
export type RunIn = { reason: string; sizePx: number; most: number };

const AFTER_NAME_EM = 0.35;
const AFTER_VALUE_EM = 0.5;
const AFTER_ENTRY_EM = 0.9;
const BEFORE_SERIES_EM = 1.2;
const MARKER_EM = 0.5;

/**
 * Names and values stand rather closer together, and closer to the reason, than as dots: for a fraction of a pixel a line
 * would not fit, and every name be cut shorter.
 */
const airFor = (most: number): number => (most > MIN_KEPT_CHARACTERS ? 1 : 0.6);

export function runIn(task: Task, way: RunIn): Sheet | null {
  const { chart, order, look } = task;
  const unit = axisUnit(task);
  const several = chart.series.length > 1;
  const how = [unit && `in ${unit}`, several && "in this order"].filter(Boolean).join(", ");
  const sheet = newSheet();
  const room = writeHead(sheet, task, { ...way, reason: how ? `${way.reason} Values ${how}:` : way.reason });
  if (!room) return null;
  const column = newColumn({ ...way, widthPx: room.width, columns: true });
  const air = airFor(way.most);
  const plain = { ...task, format: formatFor({ values: valuesOf(chart), unit: null, form: chart.figureForm }) };
  for (const point of order) {
    const { name, cells } = pointRow(plain, point);
    putName(sheet, column, { ...way, name, words: nameWords(look, point), gapEm: AFTER_NAME_EM * air });
    for (const [at, { text, datum }] of cells.entries()) {
      const fill = several ? readable(look, at) : look.palette.ink;
      const gapEm = at + 1 < cells.length ? AFTER_VALUE_EM : AFTER_ENTRY_EM;
      column.put(text, { role: "value", datum, weight: 600, fill }, gapEm * air);
    }
  }
  return column.write(sheet, room) === null ? null : sheet;
}

/** The reason and the names of several series at the top of the room; answers what is left below, or null. */
export function writeHead(sheet: Sheet, { chart, look, room, series }: Task, { most, ...way }: RunIn): Box | null {
  const { sizePx } = way;
  const column = newColumn({ sizePx, widthPx: room.width });
  column.put(way.reason, { role: "note", weight: 400, fill: look.palette.ink });
  for (const at of chart.series.length > 1 ? series : []) {
    const words = { role: "series", series: at, weight: 600, fill: readable(look, at) } as const;
    column.put("", words, BEFORE_SERIES_EM);
    putName(sheet, column, { most: Math.max(most, MIN_KEPT_CHARACTERS), name: seriesNameOf(chart, at), words });
  }
  const end = column.write(sheet, room);
  for (const marker of series) {
    const box = sheet.texts.find((text) => text.series === marker)?.box;
    if (!box) continue;
    const at = [box.x - sizePx * MARKER_EM, box.y + box.height / 2] as const;
    drawKeyMarker(sheet, { at, radiusPx: look.linePx, colour: seriesColour(look, marker), marker });
  }
  if (end === null) return null;
  const y = end + sizePx * 0.5 * airFor(most);
  return { ...room, y, height: room.y + room.height - y };
}

type Name = { name: string; words: Words; most: number; gapEm?: number };

/** Puts a name, shortened where it is longer than it may be. */
export function putName(sheet: Sheet, column: Column, { name, words, most, gapEm }: Name): void {
  const characters = charactersOf(name);
  // An ellipsis takes the room of the last one.
  if (characters.length <= most + 1) {
    column.put(name, words, gapEm);
    return;
  }
  // Where a word ends there, one more: so many have to stay without the space.
  const kept = characters.slice(0, characters[most - 1] === " " ? most + 1 : most).join("");
  sheet.shortenedNames += 1;
  column.put(`${kept}…`, { ...words, full: name }, gapEm);
}

export const nameWords = ({ palette }: Look, point: number): Words => ({
  role: "name",
  point,
  weight: 400,
  fill: palette.mutedInk,
});

/** The colour of a series, dark enough for text. */
const readable = (look: Look, series: number): string => readableOn(seriesColour(look, series), look.palette);
