/**
 * A chart in, its points in the order of drawing out: categories by value with the rest last, steps as given, time from
 * left to right.
 *
 *   drawingOrder(chart) // [0, 2, 1]
 */
import type { Chart } from "@charticle/contract";

// Catches "Others", "the rest", "Everything else", "Other (5)"; must not catch "Otherside" or "Rest of Europe".
const REST =
  /^(?:the\s+)?(?:others?|rest|remainder|remaining|everything else|everyone else|all others?|else|misc(?:ellaneous)?)(?:\s*\(\d+\))?$/iu;

/** Whether the name stands for what is left over. */
export const isRest = (name: string): boolean => REST.test(name.trim());

/** A number that can be drawn, or null. */
export const valueAt = (chart: Chart, point: number, series: number): number | null => {
  const value = chart.points[point]?.values[series];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
};

export const indicesOf = (list: readonly unknown[]): readonly number[] => list.map((_, at) => at);

/** The size of a point for sorting: the sum of its values over `series`. */
function sizeOf(chart: Chart, point: number, series: readonly number[]): number {
  const values = series.map((at) => valueAt(chart, point, at)).filter((value) => value !== null);
  return values.length === 0 ? -Infinity : values.reduce((sum, value) => sum + value, 0);
}

/** Whether all the points have a place of their own on a time axis. */
export function hasPositions(chart: Chart): boolean {
  const places = chart.points.map(({ position }) => position);
  return (
    chart.axis === "time" &&
    places.every((place) => typeof place === "number" && Number.isFinite(place)) &&
    new Set(places).size === places.length
  );
}

/** Indices of the points in the order of drawing (craft rule 8). */
export function drawingOrder(chart: Chart): readonly number[] {
  const order = [...indicesOf(chart.points)];
  const positionOf = (point: number): number => chart.points[point]?.position ?? 0;
  if (chart.axis === "time") return hasPositions(chart) ? order.sort((a, b) => positionOf(a) - positionOf(b)) : order;
  if (chart.axis === "steps") return order;
  const series = indicesOf(chart.series);
  const rest = (point: number): number => (isRest(chart.points[point]?.name ?? "") ? 1 : 0);
  const size = (point: number): number => sizeOf(chart, point, series);
  return order.sort((a, b) => rest(a) - rest(b) || compareSizes(size(b), size(a)) || a - b);
}

const compareSizes = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
