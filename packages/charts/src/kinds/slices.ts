/**
 * The points of one series in, the slices of a pie or the rings of a radial chart out; beyond a number the smallest are
 * joined (craft rule 6), which the notes say.
 *
 *   slicesOf(task, { series: 0, most: 12 }) // [{ name: "Chrome", value: 65, points: [0], colour: "#…" }, …]
 */
import { categoryColours } from "../colours.ts";
import { indicesOf, isRest, valueAt } from "../order.ts";
import type { ListRow } from "../parts/value-list.ts";
import { nameOf, type Task, wordsFor } from "./kind.ts";

export const MOST_SLICES = 12;

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
  const colours = categoryColours(names, { series: look.palette.series, neutral: look.palette.mutedInk });
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
export const valueText = ({ format }: Task, { value }: Slice): string => (value === null ? "–" : format.value(value));

/** The slices as rows of a list; only those of a single point carry it. */
export const listRows = (task: Task, slices: readonly Slice[], series: number): readonly ListRow[] =>
  slices.map((slice) => ({
    name: slice.name,
    value: valueText(task, slice),
    colour: slice.colour,
    ...(slice.points.length === 1 ? { datum: { point: slice.points[0] ?? 0, series } } : {}),
  }));
