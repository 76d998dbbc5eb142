/** A finished path as a reading: its figures in a table of points and series. */
import type { Figure } from "../../recognize/mention.ts";
import { type Cell, cellOf, type Reading } from "../reading.ts";
import { columnsAreAxis } from "../table/table-sides.ts";
import type { Name } from "./name.ts";
import { keptSteps, type State } from "./state.ts";

const distinct = (names: readonly (Name | null)[]): Name[] => {
  const byKey = new Map<string, Name>();
  for (const name of names) if (name && !byKey.has(name.key)) byKey.set(name.key, name);
  return [...byKey.values()];
};

const pointOf = ({ text, axis }: Name) => (axis ? { name: text, axis } : { name: text });

export function readingOf(figures: readonly Figure[], state: State): Reading {
  const kept = keptSteps(state);
  const own = kept.flatMap(({ figure }) => figures[figure] ?? []);
  const inner = distinct(kept.map((step) => step.inner));
  const outer = distinct(kept.map((step) => step.outer));
  const used = [...inner, ...outer].filter(({ start }) => start >= 0).map(({ start, end }) => [start, end] as const);
  const base = { shape: "linked", figures: own, cost: 0, used, measure: null };
  if (outer.length === 0)
    return {
      ...base,
      series: [""],
      units: [null],
      points: kept.flatMap(({ inner: name }) => (name ? [pointOf(name)] : [])),
      cells: own.map((figure) => [cellOf(figure)]),
    };
  const flip = columnsAreAxis(inner, outer, own);
  const points = flip ? inner : outer;
  const series = flip ? outer : inner;
  const cells: (Cell | null)[][] = points.map(() => series.map(() => null));
  for (const step of kept) {
    const figure = figures[step.figure];
    const point = points.findIndex(({ key }) => key === (flip ? step.inner : step.outer)?.key);
    const one = series.findIndex(({ key }) => key === (flip ? step.outer : step.inner)?.key);
    const row = cells[point];
    if (figure && row && one >= 0) row[one] = cellOf(figure);
  }
  return {
    ...base,
    series: series.map(({ text }) => text),
    units: series.map(() => null),
    points: points.map(pointOf),
    cells,
  };
}
