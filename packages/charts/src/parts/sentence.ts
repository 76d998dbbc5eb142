/** Where a kind would lie: the reason as a sentence, and the values as a list of columns below it. */
import { nameOf, seriesNameOf, type Task, valuesOf } from "../kinds/kind.ts";
import { denser } from "../look.ts";
import { indicesOf, valueAt } from "../order.ts";
import { merge, newSheet, type Sheet, write } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { wrapName } from "../text/wrap.ts";
import { type ListRow, planList } from "./value-list.ts";

export function drawSentence(task: Task, reason: string): Sheet {
  const { look, room } = task;
  const sheet = newSheet();
  const wrapped = wrapName(reason, { widthPx: room.width, maxLines: 3, sizePx: look.labelPx, weight: 400 });
  const lines = wrapped?.lines ?? [];
  for (const [row, text] of lines.entries()) {
    const top = room.y + heightOfLines(row, look.labelPx);
    write(sheet, {
      role: "note",
      text,
      x: room.x,
      top,
      anchor: "start",
      sizePx: look.labelPx,
      weight: 400,
      fill: look.palette.ink,
    });
  }
  const used = heightOfLines(lines.length + 1, look.labelPx);
  merge(sheet, listOf({ ...task, room: { ...room, y: room.y + used, height: room.height - used } }));
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

/** As many rows as fit, in one to four columns; the rest is counted as lost. */
function listOf(task: Task): Sheet {
  const { room } = task;
  const look = denser(task.look);
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
  return firstRows(task, rows);
}

function firstRows(task: Task, rows: readonly ListRow[]): Sheet {
  const { room, chart } = task;
  const look = denser(task.look);
  for (let count = rows.length - 1; count > 0; count--) {
    const list = planList(look, rows.slice(0, count), { widthPx: room.width, heightPx: room.height, maxLines: 1 });
    if (!list) continue;
    const sheet = list.at(room.x, room.y);
    sheet.shortenedNames += list.shortenedNames + rows.length - count;
    sheet.droppedValues += rows.slice(count).filter(({ value }) => value !== NO_FIGURE).length;
    return sheet;
  }
  const sheet = newSheet();
  sheet.shortenedNames = rows.length;
  sheet.droppedValues = valuesOf(chart).length;
  return sheet;
}
