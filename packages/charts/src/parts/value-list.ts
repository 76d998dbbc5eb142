/**
 * Names and values in, a list of rows (swatch, name, value) of known size out: the key beside a pie, the values under a
 * sentence.
 *
 *   planList(look, rows, { widthPx: 200, heightPx: 300 })?.at(20, 40)
 */
import type { Look } from "../look.ts";
import type { Datum } from "../scene.ts";
import { newSheet, type Sheet, write } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";
import { type Wrapped, wrapName } from "../text/wrap.ts";
import { drawSwatch } from "./legend.ts";

export type ListRow = { name: string; value: string; colour: string | null; datum?: Datum };
export type ValueList = {
  widthPx: number;
  heightPx: number;
  shortenedNames: number;
  at: (x: number, y: number) => Sheet;
};
export type ListRoom = { widthPx: number; heightPx: number; maxLines?: number };

const ROW_EM = 1.34;

/** Null where the rows don't fit, or a name would keep fewer than ten characters. */
export function planList(look: Look, rows: readonly ListRow[], room: ListRoom): ValueList | null {
  for (let maxLines = room.maxLines ?? 2; maxLines > 0; maxLines--) {
    const plan = planRows(look, rows, { ...room, maxLines });
    if (plan && plan.heightPx <= room.heightPx + 0.01) return plan;
  }
  return null;
}

function planRows(look: Look, rows: readonly ListRow[], room: Required<ListRoom>): ValueList | null {
  const sizePx = look.labelPx;
  const side = rows.some(({ colour }) => colour) ? sizePx * 0.7 : 0;
  const lead = side > 0 ? side + sizePx * 0.5 : 0;
  const valuePx = rows.reduce((wide, { value }) => Math.max(wide, advanceWidth(value, { sizePx, weight: 600 })), 0);
  const gap = sizePx * 0.8;
  const nameRoom = room.widthPx - lead - gap - valuePx;
  const names: Wrapped[] = [];
  for (const { name } of rows) {
    const wrapped = wrapName(name, { widthPx: nameRoom, maxLines: room.maxLines, sizePx, weight: 400 });
    if (!wrapped) return null;
    names.push(wrapped);
  }
  const namePx = names.reduce((wide, { widthPx }) => Math.max(wide, widthPx), 0);
  const widthPx = lead + namePx + gap + valuePx;
  const heights = names.map(({ lines }) => heightOfLines(lines.length, sizePx) + sizePx * (ROW_EM - 1.2));
  const at = (x: number, y: number): Sheet => {
    const sheet = newSheet();
    let top = y;
    for (const [index, row] of rows.entries()) {
      const colour = row.colour;
      const swatch = { x, y: top + heightOfLines(0.5, sizePx) - side / 2, width: side, height: side };
      if (colour) drawSwatch(sheet, swatch, { colour });
      writeRow(sheet, look, { row, name: names[index], x: x + lead, top, right: x + widthPx });
      top += heights[index] ?? 0;
    }
    return sheet;
  };
  const heightPx = heights.reduce((sum, height) => sum + height, 0);
  return { widthPx, heightPx, shortenedNames: names.filter(({ shortened }) => shortened).length, at };
}

type Row = { row: ListRow; name: Wrapped | undefined; x: number; top: number; right: number };

function writeRow(sheet: Sheet, { labelPx, palette }: Look, { row, name, x, top, right }: Row): void {
  const place = row.datum ? { point: row.datum.point } : {};
  for (const [at, text] of (name?.lines ?? []).entries()) {
    write(sheet, {
      role: "name",
      text,
      ...(name?.shortened ? { full: row.name } : {}),
      ...place,
      x,
      top: top + heightOfLines(at, labelPx),
      anchor: "start",
      sizePx: labelPx,
      weight: 400,
      fill: palette.ink,
    });
  }
  write(sheet, {
    role: "value",
    text: row.value,
    ...(row.datum ? { datum: row.datum } : {}),
    x: right,
    top,
    anchor: "end",
    sizePx: labelPx,
    weight: 600,
    fill: palette.ink,
  });
}
