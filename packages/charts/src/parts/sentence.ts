/**
 * Where a kind would lie or doesn't fit: the reason as a sentence, and all the values as a table below it; where not even
 * a table holds them, a sentence says so and names the extremes. Part of a table would pass for the whole.
 */
import { extremesOf } from "../alt-text.ts";
import { bestOf } from "../best-of.ts";
import { type Task, valuesOf } from "../kinds/kind.ts";
import { plainTables } from "../kinds/slices.ts";
import { densest, looksFrom } from "../look.ts";
import { merge, newSheet, type Sheet, writeLines } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { wrapName } from "../text/wrap.ts";
import { planTable } from "./value-table.ts";

/** The page is empty otherwise: the values may be large. */
const SIZE_STEPS = [2.4, 1.9, 1.5, 1.2] as const;
const MOST_LINES = 4;

export function drawSentence(task: Task, reason: string): Sheet {
  const { look } = task;
  const looks = [
    ...SIZE_STEPS.map((step) => ({ ...look, labelPx: Math.round(look.labelPx * step * 2) / 2 })),
    ...looksFrom(look, "axis"),
  ];
  return bestOf(looks.map((size) => () => withTable(task, reason, size.labelPx))) ?? withoutTable(task, reason);
}

function withTable(task: Task, reason: string, sizePx: number): Sheet | null {
  const { look, room } = task;
  const sheet = newSheet();
  const notePx = Math.min(look.labelPx, sizePx);
  const end = writeNote(sheet, { ...task, look: { ...look, labelPx: notePx } }, { text: reason, top: room.y });
  if (end === null) return null;
  const y = end + notePx;
  const heightPx = room.y + room.height - y;
  const last = sizePx <= look.leastPx;
  const table = planTable({ ...look, labelPx: sizePx }, plainTables(task), { widthPx: room.width, heightPx, last });
  if (!table) return null;
  merge(sheet, table.at(room.x, y));
  return sheet;
}

/** All that can be said where the values are too many for any table of this size. */
function withoutTable(given: Task, reason: string): Sheet {
  const task = { ...given, look: densest(given.look) };
  const { chart, room, look } = task;
  const values = valuesOf(chart);
  const sheet = newSheet();
  const sentences = [reason, `Its ${values.length} values don't fit into a table here either.`, ...extremesOf(chart)];
  let top = room.y;
  for (const text of sentences) {
    const end = writeNote(sheet, task, { text, top });
    if (end !== null && end <= room.y + room.height) top = end + look.labelPx * 0.4;
  }
  sheet.shortenedNames += chart.points.length;
  sheet.droppedValues += values.length;
  return sheet;
}

/** Writes the words as a paragraph and answers where it ends; null where it doesn't fit whole. */
function writeNote(sheet: Sheet, { look, room }: Task, { text, top }: { text: string; top: number }): number | null {
  const face = { sizePx: look.labelPx, weight: 400 } as const;
  const wrapped = wrapName(text, { widthPx: room.width, maxLines: MOST_LINES, ...face });
  const end = top + heightOfLines(wrapped?.lines.length ?? 0, look.labelPx);
  if (!wrapped || wrapped.shortened || end > room.y + room.height) return null;
  const line = { role: "note", x: room.x, top, anchor: "start", ...face, fill: look.palette.ink } as const;
  writeLines(sheet, { ...wrapped, whole: text }, line);
  return end;
}
