/**
 * Shape: groups of figures, each group one thing (or time), each place in the group one column.
 * "teens 5.2 h and 7.9 h, parents 3.1 h and 3.8 h" · "In 2020 A sold 1 and B 2; in 2021 …" · "Home: W 11, D 4, L 2. Away: …"
 */
import type { Figure } from "../recognize/mention.ts";
import { columnsOf } from "./grid-columns.ts";
import type { Heads } from "./grid-heads.ts";
import { rowsOf } from "./grid-rows.ts";
import { type Cell, cellOf, type Reading } from "./reading.ts";
import type { Statement } from "./statement.ts";
import type { FigureTime } from "./time-figures.ts";
import { timeFigures } from "./time-figures.ts";

export type Grouping = { statement: Statement; width: number; rows: number; times: readonly FigureTime[] };

const MAX_SERIES = 5;

/** How badly the boundaries fit a width: groups should be parted more strongly than their members. */
function boundaryCost({ gaps, figures }: Statement, width: number): number {
  let cost = 0;
  const outer: number[] = [];
  const inner: number[] = [];
  for (let at = 1; at < figures.length; at++) (at % width === 0 ? outer : inner).push(gaps[at]?.strength ?? 0);
  const weakest = Math.min(...outer);
  for (const strength of inner) if (strength >= weakest) cost += strength > weakest ? 1 : 0.9;
  return cost / Math.max(1, outer.length);
}

function heads(grouping: Grouping): { columns: Heads; rows: Heads } | null {
  const columns = columnsOf(grouping);
  const rows = rowsOf(grouping, columns);
  if (!columns || !rows) return null;
  return { columns, rows };
}

const allTimes = ({ items }: Heads): boolean => items.every(({ axis }) => axis !== undefined);
const distinct = ({ items }: Heads): boolean =>
  new Set(items.map(({ name }) => name.toLowerCase())).size === items.length;

function build(grouping: Grouping, cost: number): Reading | null {
  const found = heads(grouping);
  if (!found) return null;
  const { columns, rows } = found;
  if (!distinct(columns) || !distinct(rows)) return null;
  const { statement, width } = grouping;
  const cell = (row: number, column: number): Cell | null => {
    const order = columns.orders[row]?.[column] ?? column;
    const figure: Figure | undefined = statement.figures[row * width + order];
    return figure ? cellOf(figure) : null;
  };
  const timeColumns = allTimes(columns) && !allTimes(rows);
  const wide = !timeColumns && width > MAX_SERIES && rows.items.length <= MAX_SERIES;
  const points = timeColumns || wide ? columns.items : rows.items;
  const series = timeColumns || wide ? rows.items : columns.items;
  if (series.length > MAX_SERIES) return null;
  const flip = timeColumns || wide;
  return {
    shape: "grid",
    series: series.map(({ name }) => name),
    points: points.map(({ name, axis }) => (axis ? { name, axis } : { name })),
    cells: points.map((_, point) => series.map((__, one) => (flip ? cell(one, point) : cell(point, one)))),
    units: series.map(() => null),
    figures: statement.figures,
    cost: cost + columns.cost + rows.cost,
    used: [...columns.items, ...rows.items].map(({ span }) => span),
  };
}

/** Readings for every width that divides the number of figures. */
export function readGrid(statement: Statement): Reading[] {
  const count = statement.figures.length;
  if (count < 4) return [];
  const times = timeFigures(statement);
  const readings: Reading[] = [];
  for (let width = 2; width <= count / 2 && width <= 16; width++) {
    if (count % width !== 0) continue;
    const cost = boundaryCost(statement, width);
    if (cost > 1.6) continue;
    const reading = build({ statement, width, rows: count / width, times }, cost);
    if (reading) readings.push(reading);
  }
  return readings;
}
