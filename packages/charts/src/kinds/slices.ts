/**
 * The points of one series in, the slices of a pie or the rings of a radial chart out; beyond a number the smallest are
 * joined (craft rule 6), which the notes say.
 *
 *   slicesOf(task, { series: 0, most: 12 }) // [{ name: "Chrome", value: 65, points: [0], colour: "#…" }, …]
 */
import { categoryColours } from "../colours.ts";
import { indicesOf, isRest, valueAt } from "../order.ts";
import type { TableParts, TableRow } from "../parts/draw-table.ts";
import { nameOf, seriesNameOf, type Task, wordsFor } from "./kind.ts";

const NO_FIGURE = "–";

export type Slice = { name: string; value: number | null; points: readonly number[]; colour: string; words: string };

/** Points in drawing order, and those that are joined because there are more than `most`. */
export function joinedPoints(
  { chart, order }: Task,
  most: number,
): { kept: readonly number[]; joined: readonly number[] } {
  if (order.length <= most) return { kept: order, joined: [] };
  const size = (point: number): number =>
    indicesOf(chart.series).reduce((sum, series) => sum + (valueAt(chart, point, series) ?? 0), 0);
  const isLeft = (point: number): number => (isRest(nameOf(chart, point)) ? 1 : 0);
  const ranked = [...order].sort((a, b) => isLeft(a) - isLeft(b) || size(b) - size(a) || a - b);
  const kept = new Set(ranked.slice(0, most - 1));
  return { kept: order.filter((point) => kept.has(point)), joined: order.filter((point) => !kept.has(point)) };
}

export const joinNote = (joined: readonly number[]): string =>
  `The ${joined.length} smallest are shown together as Other (${joined.length}).`;

export function slicesOf(task: Task, { series, most }: { series: number; most: number }): readonly Slice[] {
  const { chart, look, format } = task;
  const { kept, joined } = joinedPoints(task, most);
  const other = `Other (${joined.length})`;
  const names = [...kept.map((point) => nameOf(chart, point)), ...(joined.length > 0 ? [other] : [])];
  const { series: hues, mutedInk: neutral, ink } = look.palette;
  const colours = categoryColours(names, { series: hues, neutral, ink });
  const colourAt = (at: number): string => colours[at] ?? look.palette.mutedInk;
  const slices = kept.map((point, at): Slice => {
    const words = wordsFor(task, point, series);
    return {
      name: nameOf(chart, point),
      value: valueAt(chart, point, series),
      points: [point],
      colour: colourAt(at),
      words,
    };
  });
  if (joined.length === 0) return slices;
  const values = joined.map((point) => valueAt(chart, point, series)).filter((value) => value !== null);
  const value = values.length === 0 ? null : values.reduce((sum, part) => sum + part, 0);
  const words = `${other}: ${value === null ? "no figure" : format.value(value)}`;
  return [...slices, { name: other, value, points: joined, colour: colourAt(kept.length), words }];
}

/** What a slice's label says of its value. */
export const valueText = ({ format }: Task, { value }: Slice): string =>
  value === null ? NO_FIGURE : format.value(value);

/** The slices of every series as a table: a row each, those that are joined below their sum, so that none is lost. */
export const tablesOf = (task: Task, most: number): readonly TableParts[] =>
  shapesOf(task, (shown) => sliceRows({ ...task, series: shown }, most));

/** The values as a table. */
export const plainTables = (task: Task): readonly TableParts[] =>
  shapesOf(task, (shown) => task.order.map((point) => pointRow({ ...task, series: shown }, point)));

/** A column for each series, or, where their names are too wide for it, the series below one another. */
function shapesOf(
  { chart, series }: Task,
  rowsOf: (series: readonly number[]) => readonly TableRow[],
): readonly TableParts[] {
  if (series.length < 2) return [{ rows: rowsOf(series), heads: [] }];
  const heads = series.map((each) => ({ name: seriesNameOf(chart, each), series: each }));
  const headed = heads.flatMap(({ name, series: each }): readonly TableRow[] => [
    { name, cells: [], colour: null, series: each },
    ...rowsOf([each]),
  ]);
  return [
    { rows: rowsOf(series), heads },
    { rows: headed, heads: [] },
  ];
}

function sliceRows(task: Task, most: number): readonly TableRow[] {
  const all = task.series.map((series) => slicesOf(task, { series, most }));
  return (all[0] ?? []).flatMap((slice, at): readonly TableRow[] => {
    const [point = 0, ...others] = slice.points;
    if (others.length === 0) return [{ ...pointRow(task, point), colour: slice.colour }];
    const cells = all.map((slices) => ({ text: valueText(task, slices[at] ?? slice) }));
    const members = slice.points.map((part) => ({ ...pointRow(task, part), joined: true }));
    return [{ name: slice.name, cells, colour: slice.colour }, ...members];
  });
}

/** A point's name with its values of all series. */
export function pointRow({ chart, format, series: shown }: Task, point: number): TableRow {
  const cells = shown.map((series) => {
    const value = valueAt(chart, point, series);
    return { text: value === null ? NO_FIGURE : format.value(value), datum: { point, series } };
  });
  return { name: nameOf(chart, point), cells, colour: null, point };
}
