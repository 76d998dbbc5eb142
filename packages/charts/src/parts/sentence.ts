/** Where a kind would lie: the reason as a sentence, and the values as a list of columns below it. */
import { bestOf } from "../best-of.ts";
import { nameOf, seriesNameOf, type Task, valuesOf } from "../kinds/kind.ts";
import { denser } from "../look.ts";
import { indicesOf, valueAt } from "../order.ts";
import { merge, newSheet, type Sheet, write } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { wrapName } from "../text/wrap.ts";
import { type ListRow, planList } from "./value-list.ts";

/** The page is empty otherwise: the values may be large. */
const SIZE_STEPS = [1.7, 1.35, 1] as const;

export function drawSentence(task: Task, reason: string): Sheet {
  const { look, room } = task;
  const sheet = newSheet();
  const wrapped = wrapName(reason, { widthPx: room.width, maxLines: 3, sizePx: look.labelPx, weight: 400 });
  const lines = wrapped?.lines ?? [];
  const face = { sizePx: look.labelPx, weight: 400, fill: look.palette.ink } as const;
  for (const [row, text] of lines.entries()) {
    const top = room.y + heightOfLines(row, look.labelPx);
    write(sheet, { role: "note", text, x: room.x, top, anchor: "start", ...face });
  }
  const used = heightOfLines(lines.length + 1, look.labelPx);
  const below = { ...task, room: { ...room, y: room.y + used, height: room.height - used } };
  const looks = [
    ...SIZE_STEPS.map((step) => ({ ...look, labelPx: Math.round(look.labelPx * step * 2) / 2 })),
    denser(look),
  ];
  const list =
    bestOf(looks.map((size) => () => listOf({ ...below, look: size }))) ?? firstRows({ ...below, look: denser(look) });
  merge(sheet, list);
  return sheet;
}

const NO_FIGURE = "–";

function rowsOf(task: Task): readonly ListRow[] {
  const { chart, order, format } = task;
  return order.flatMap((point) =>
    indicesOf(chart.series).map((series): ListRow => {
      const value = valueAt(chart, point, series);
      const name =
        chart.series.length > 1 ? `${nameOf(chart, point)}, ${seriesNameOf(chart, series)}` : nameOf(chart, point);
      return { name, value: value === null ? NO_FIGURE : format.value(value), colour: null, datum: { point, series } };
    }),
  );
}

/** All rows in one to four columns, or null. */
function listOf(task: Task): Sheet | null {
  const { room, look } = task;
  const rows = rowsOf(task);
  const gap = look.labelPx * 2;
  for (let columns = 1; columns <= 4; columns++) {
    const widthPx = (room.width - gap * (columns - 1)) / columns;
    const each = Math.ceil(rows.length / columns);
    const lists = indicesOf(Array.from({ length: columns })).map((at) =>
      planList(look, rows.slice(at * each, (at + 1) * each), { widthPx, heightPx: room.height }),
    );
    if (lists.some((list) => list === null)) continue;
    const sheet = newSheet();
    for (const [at, list] of lists.entries()) {
      if (!list) continue;
      merge(sheet, list.at(room.x + at * (widthPx + gap), room.y));
      sheet.shortenedNames += list.shortenedNames;
    }
    return sheet;
  }
  return null;
}

/** As many rows as fit, and how many there are beside them. */
function firstRows(task: Task): Sheet {
  const { room, chart, look } = task;
  const rows = rowsOf(task);
  const morePx = heightOfLines(1.4, look.labelPx);
  const heightPx = room.height - morePx;
  const most = Math.min(rows.length - 1, Math.floor(heightPx / heightOfLines(1, look.labelPx)));
  for (let count = most; count > 0; count--) {
    const list = planList(look, rows.slice(0, count), { widthPx: room.width, heightPx, maxLines: 1 });
    if (!list) continue;
    const sheet = list.at(room.x, room.y);
    const top = room.y + list.heightPx + morePx - heightOfLines(1, look.labelPx);
    const face = { sizePx: look.labelPx, weight: 400, fill: look.palette.mutedInk } as const;
    write(sheet, { role: "note", text: `and ${rows.length - count} more`, x: room.x, top, anchor: "start", ...face });
    sheet.shortenedNames += list.shortenedNames + rows.length - count;
    sheet.droppedValues += rows.slice(count).filter(({ value }) => value !== NO_FIGURE).length;
    return sheet;
  }
  const sheet = newSheet();
  sheet.shortenedNames = rows.length;
  sheet.droppedValues = valuesOf(chart).length;
  return sheet;
}
