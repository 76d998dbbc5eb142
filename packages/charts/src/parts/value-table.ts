/**
 * Names and values in, a table of known size out: swatch, name, a column of values for each series, in as many stacks
 * beside one another as the height asks for. It is the key beside a pie and the values under a sentence.
 *
 *   planTable(look, { rows, heads: [] }, { widthPx: 200, heightPx: 300 })?.at(20, 40)
 */
import type { Look } from "../look.ts";
import { newSheet, type Sheet } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";
import { type Wrapped, wrapName } from "../text/wrap.ts";
import { drawTable, type TableColumn, type TableParts, type TablePlan } from "./draw-table.ts";

export type TableRoom = { widthPx: number; heightPx: number };
export type ValueTable = {
  widthPx: number;
  heightPx: number;
  /** Names of points and series that are not whole. */
  shortenedNames: number;
  /** How far names had to give way. */
  strain: number;
  at: (x: number, y: number) => Sheet;
};

const MOST_STACKS = 6;
/** Free height between rows, in heights of the text. */
const SPACINGS_EM = [0.16, 0.02] as const;
/** Names on several lines, and words broken within: rather a little smaller. */
const WRAPPED_STRAIN = 0.2;
const BROKEN_STRAIN = 2;
/** Narrower columns hold no ten characters, on however many lines. */
const LEAST_NAME_EM = 1.5;

type Names = { maxLines: number; breaks: "words" | "anywhere" };
type Shape = Names & { stacks: number; spacingEm: number };
type Give = { keep: "whole" | "what fits" };

const GAP_EM = 0.8;
/** Stacks are so much further apart than columns. */
const STACKS_APART = 2.5;
/** Heads may take so many lines and such a share of a stack. */
const HEAD_LINES = 2;
const HEADS_SHARE = 0.7;

const NAMES: readonly Names[] = [
  { maxLines: 2, breaks: "words" },
  { maxLines: 1, breaks: "words" },
  { maxLines: 3, breaks: "anywhere" },
  { maxLines: 2, breaks: "anywhere" },
];
const WAYS: readonly Shape[] = Array.from({ length: MOST_STACKS }, (_, at) => at + 1).flatMap((stacks) =>
  SPACINGS_EM.flatMap((spacingEm) => NAMES.map((names) => ({ ...names, stacks, spacingEm }))),
);

/**
 * Of the shapes that say the same, in the first way that keeps every name whole, else in the one that shortens fewest;
 * null where not even that fits.
 */
export function planTable(look: Look, shapes: readonly TableParts[], room: TableRoom): ValueTable | null {
  for (const keep of ["whole", "what fits"] as const) {
    let best: ValueTable | null = null;
    for (const parts of shapes)
      for (const way of WAYS) {
        const table = planWay(look, parts, { ...room, ...way, keep });
        if (table?.shortenedNames === 0) return table;
        if (table && (!best || table.shortenedNames < best.shortenedNames)) best = table;
      }
    if (best) return best;
  }
  return null;
}

type Way = TableRoom & Shape & Give;

function planWay(look: Look, parts: TableParts, room: Way): ValueTable | null {
  if (room.stacks > 1 && room.stacks > parts.rows.length / 2) return null;
  const least = Math.ceil(parts.rows.length / room.stacks) * heightOfLines(1, look.labelPx);
  return least > room.heightPx ? null : planStacks(look, parts, room);
}

function planStacks(look: Look, parts: TableParts, room: Way): ValueTable | null {
  const { rows } = parts;
  const sizePx = look.labelPx;
  const gapPx = sizePx * GAP_EM * STACKS_APART;
  const stackRoom = (room.widthPx - gapPx * (room.stacks - 1)) / room.stacks;
  const sidePx = rows.some(({ colour }) => colour) ? sizePx * 0.7 : 0;
  const leadPx = sidePx > 0 ? sidePx + sizePx * 0.5 : 0;
  const besideNames = stackRoom - leadPx - widestTexts(parts).name * sizePx;
  const headsPx = Math.max(stackRoom * HEADS_SHARE, besideNames);
  const columns = planColumns(look, parts, { ...room, headsPx });
  if (!columns) return null;
  const columnsPx = columns.reduce((sum, { widthPx }) => sum + widthPx, 0);
  const nameRoom = stackRoom - leadPx - columnsPx;
  if (nameRoom < sizePx * LEAST_NAME_EM) return null;
  const names: Wrapped[] = [];
  for (const { name, series } of rows) {
    // A row without values has the whole stack.
    const widthPx = series === undefined ? nameRoom : stackRoom;
    const weight = series === undefined ? 400 : 600;
    const face = { widthPx, sizePx, weight } as const;
    // One long word may need two lines for its ten characters where all others take one.
    const wrapped =
      wrapName(name, { ...face, maxLines: room.maxLines, breaks: room.breaks, keep: room.keep }) ??
      (room.keep === "whole" ? null : wrapName(name, { ...face, maxLines: 2, breaks: "anywhere" }));
    if (!wrapped) return null;
    names.push(wrapped);
  }
  const widthOf = (name: Wrapped, at: number): number =>
    rows[at]?.series === undefined ? name.widthPx : name.widthPx - leadPx - columnsPx;
  const namePx = names.reduce((wide, name, at) => Math.max(wide, widthOf(name, at)), 0);
  const heights = names.map(({ lines }) => heightOfLines(lines.length, sizePx) + sizePx * room.spacingEm);
  const each = Math.ceil(rows.length / room.stacks);
  const stacks = Array.from({ length: room.stacks }, (_, at) => ({ from: at * each, to: (at + 1) * each }));
  const headLines = columns.reduce((most, { head }) => Math.max(most, head?.lines.length ?? 0), 0);
  const headPx = headLines === 0 ? 0 : heightOfLines(headLines, sizePx) + sizePx * 0.45;
  const heightOf = ({ from, to }: { from: number; to: number }): number =>
    heights.slice(from, to).reduce((sum, height) => sum + height, headPx);
  const heightPx = Math.max(...stacks.map(heightOf)) - sizePx * room.spacingEm;
  if (heightPx > room.heightPx + 0.01) return null;
  const stackPx = leadPx + namePx + columnsPx;
  const plan: TablePlan = { columns, names, heights, sidePx, leadPx, namePx, headPx, stackPx };
  const cut = [...names, ...columns.map(({ head }) => head)].filter((name) => name?.shortened).length;
  const wraps = names.some(({ lines }) => lines.length > 1);
  const strain = !wraps ? 0 : room.breaks === "anywhere" ? BROKEN_STRAIN : WRAPPED_STRAIN;
  const at = (x: number, y: number): Sheet => {
    const sheet = newSheet();
    sheet.shortenedNames = cut;
    sheet.strain = strain;
    for (const [index, { from, to }] of stacks.entries())
      drawTable(sheet, look, { parts, plan, from, to, x: x + index * (stackPx + gapPx), y });
    return sheet;
  };
  return { widthPx: stackPx * room.stacks + gapPx * (room.stacks - 1), heightPx, shortenedNames: cut, strain, at };
}

/** A column for each series, as wide as its widest value or its head; null where a head would keep too little. */
function planColumns(
  look: Look,
  parts: TableParts,
  { headsPx, keep }: Give & { headsPx: number },
): readonly TableColumn[] | null {
  const face = { sizePx: look.labelPx, weight: 600 } as const;
  const gapPx = look.labelPx * GAP_EM;
  const valueEms = widestTexts(parts).values;
  const count = valueEms.length;
  const budget = headsPx / Math.max(1, count) - gapPx;
  const columns: TableColumn[] = [];
  for (let at = 0; at < count; at++) {
    const valuePx = (valueEms[at] ?? 0) * look.labelPx;
    const name = parts.heads[at]?.name ?? "";
    const widthPx = Math.max(valuePx, budget);
    const wrap = { ...face, widthPx, maxLines: HEAD_LINES, breaks: "anywhere", keep } as const;
    const head = name === "" ? null : wrapName(name, wrap);
    if (name !== "" && !head) return null;
    columns.push({ head, valuePx, widthPx: gapPx + Math.max(valuePx, head?.widthPx ?? 0) });
  }
  return columns;
}

type WidestTexts = { name: number; values: readonly number[] };

/** Width in em of the widest name and of each column's widest value: measured once for the many ways that are tried. */
function widestTexts(parts: TableParts): WidestTexts {
  const known = widest.get(parts);
  if (known) return known;
  const values: number[] = [];
  let name = 0;
  for (const row of parts.rows) {
    if (row.series === undefined) name = Math.max(name, advanceWidth(row.name, { sizePx: 1, weight: 400 }));
    for (const [at, { text }] of row.cells.entries())
      values[at] = Math.max(values[at] ?? 0, advanceWidth(text, { sizePx: 1, weight: 600 }));
  }
  widest.set(parts, { name, values });
  return { name, values };
}

const widest = new WeakMap<TableParts, WidestTexts>();
