/**
 * How far the readings near the best say what it says: a figure that most of them take under the same name is sure, whatever
 * they make of the others. A reading counts as much as its odds say.
 */

import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

/** Each figure with where it stands, and the same with its names. */
function sayingsOf({ points, series, cells }: Reading): { figures: string[]; named: string[] } {
  const figures: string[] = [];
  const named: string[] = [];
  for (const [row, point] of points.entries())
    for (const [column, cell] of (cells[row] ?? []).entries()) {
      if (!cell) continue;
      const figure = `${cell.spans[0]?.[0]} ${cell.value}`;
      figures.push(figure);
      named.push(`${figure} ${point.name} ${series.length > 1 ? series[column] : ""}`.toLowerCase());
    }
  return { figures, named };
}

/** Mean and least. */
const spreadOf = (values: readonly number[]): number[] => [
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length),
  Math.min(1, ...values),
];

/** @param near the best first */
export function supportSigns(near: readonly Ranked[]): number[] {
  const most = near[0]?.odds ?? 0;
  const weights = near.map(({ odds }) => Math.exp((odds ?? 0) - most));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sayings = near.map(({ reading }) => sayingsOf(reading));
  const [own] = sayings;
  if (!own) return [];
  const shares = (kind: "figures" | "named"): Map<string, number> => {
    const found = new Map<string, number>();
    for (const [at, one] of sayings.entries())
      for (const saying of new Set(one[kind])) found.set(saying, (found.get(saying) ?? 0) + (weights[at] ?? 0) / all);
    return found;
  };
  const [figures, named] = [shares("figures"), shares("named")];
  const missed = [...figures].filter(([figure]) => !own.figures.includes(figure));
  return [
    ...spreadOf(own.figures.map((figure) => figures.get(figure) ?? 0)),
    ...spreadOf(own.named.map((saying) => named.get(saying) ?? 0)),
    missed.reduce((sum, [, share]) => sum + share, 0),
    1 / all,
  ];
}
