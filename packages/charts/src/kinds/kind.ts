/** What every kind of chart declares: when it would lie, when it doesn't suit, and how it draws. */
import type { Chart, NumberFormat } from "@charticle/contract";
import type { Look } from "../look.ts";
import { indicesOf, valueAt } from "../order.ts";
import type { Box } from "../scene.ts";
import type { Sheet } from "../sheet.ts";

/** All that a kind needs for drawing into `room`. */
export type Task = {
  chart: Chart;
  look: Look;
  room: Box;
  format: NumberFormat;
  /** Indices of the points in the order of drawing. */
  order: readonly number[];
  /** Indices of the series to draw: all, or those of one panel. */
  series: readonly number[];
};

/** A sentence with the reason, or null where there is none. */
export type Objection = (chart: Chart) => string | null;

export type Kind = {
  /** Where a drawing would lie: the scene is then this sentence and the values. */
  unfit: Objection;
  /** Where it would be true but of little use: it is not offered, and still drawn when asked for. */
  unsuited: Objection;
  /** Null where the picture is too small for it. */
  draw: (task: Task) => Sheet | null;
};

/** Every value there is, of one series or all. */
export function valuesOf(chart: Chart, series: readonly number[] = indicesOf(chart.series)): readonly number[] {
  return indicesOf(chart.points)
    .flatMap((point) => series.map((at) => valueAt(chart, point, at)))
    .filter((value) => value !== null);
}

/** Where shapes can't show the values: there are none, or they are negative or all zero. */
export function unlikeShapes(chart: Chart, { who, what }: { who: string; what: string }): string | null {
  const values = valuesOf(chart);
  if (values.length === 0) return NO_VALUE;
  if (values.some((value) => value < 0)) return `${who} can't show negative values.`;
  return values.every((value) => value === 0) ? `All values are zero, so there ${what}.` : null;
}

export const NO_VALUE = "There is no figure to draw.";

export const nameOf = (chart: Chart, point: number): string => chart.points[point]?.name.trim() ?? "";
export const seriesNameOf = (chart: Chart, series: number): string => chart.series[series]?.name.trim() ?? "";

/** What a mark says when it is focused: "Berlin, Revenue: $1.2M". */
export function wordsFor({ chart, format }: Task, point: number, series: number): string {
  const value = valueAt(chart, point, series);
  const inSeries = chart.series.length > 1 ? `, ${seriesNameOf(chart, series)}` : "";
  const unit = format.unitInWords ? ` ${format.unitInWords}` : "";
  return `${nameOf(chart, point)}${inSeries}: ${value === null ? "no figure" : format.value(value) + unit}`;
}

/** The unit as ticks carry it: none where it stands in the subtitle. */
export const axisUnit = ({ chart, format }: Task): string | null => (format.unitInWords === null ? chart.unit : null);

/** The colour of a series; one hue where there is one. */
export const seriesColour = ({ palette }: Look, series: number): string =>
  palette.series[series % palette.series.length] ?? palette.ink;
