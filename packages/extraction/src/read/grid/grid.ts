/**
 * Shape: groups of figures, each group one thing (or time), each place in the group one column.
 * "teens 5.2 h and 7.9 h, parents 3.1 h and 3.8 h" · "In 2020 A sold 1 and B 2; in 2021 …" · "Home: W 11, D 4, L 2. Away: …"
 */

import type { Label } from "../labels/label.ts";
import { leftLabel } from "../labels/left-label.ts";
import { type Cell, cellOf, type Reading } from "../reading.ts";
import type { Atom } from "../sentence/atom.ts";
import { type FigureTime, timeFigures } from "../shapes/time-figures.ts";
import type { Gap, Statement } from "../statement.ts";
import { columnsAreAxis } from "../table/table-sides.ts";
import { columnsOf, opensClause, touches } from "./grid-columns.ts";
import { type Groups, groupingsOf } from "./grid-groups.ts";
import { areDistinct, type Columns, type Heads, isShared } from "./grid-heads.ts";
import { rowsOf } from "./grid-rows.ts";

/** Names beside each figure. */
type Marks = {
  left: readonly (Label | null)[];
  /** The one in front stands right there. */
  near: readonly boolean[];
  behind: readonly (readonly Atom[])[];
};

export type Grouping = Groups & { statement: Statement; times: readonly FigureTime[]; marks: Marks };

const MAX_SERIES = 5;

/** Words behind a figure up to the next mark; in brackets where they stand right behind it. */
function behind(gap: Gap | undefined): readonly Atom[] {
  const [first, second] = gap?.pieces ?? [];
  const bracketed = first?.atoms.length === 0 && first.afterMark === "(" ? second : first;
  return bracketed?.atoms ?? [];
}

function marksOf({ figures, gaps }: Statement): Marks {
  const pieces = gaps.map((gap) => gap.pieces.at(-1));
  const left = figures.map((_, at) =>
    leftLabel(pieces[at]?.atoms ?? [], pieces[at]?.afterMark === "(" ? "nearest" : "subject"),
  );
  const places = pieces.filter(opensClause).length > 1;
  const near = left.map((label, at) => label !== null && (touches(pieces[at]) || (places && opensClause(pieces[at]))));
  return { left, near, behind: figures.map((_, at) => behind(gaps[at + 1])) };
}

function build(grouping: Grouping, columns: Columns, rows: Heads): Reading | null {
  const { statement, groups } = grouping;
  if (
    !areDistinct(columns.items) ||
    rows.items.some(({ span }) =>
      columns.items.some((item) => item.span[0] === span[0] && span[1] > span[0] && item.span[1] === span[1]),
    )
  )
    return null;
  const cell = (row: number, column: number): Cell | null => {
    const group = groups[row];
    if (!group) return null;
    const step = isShared(grouping, row) ? 0 : (columns.places[row]?.indexOf(column) ?? -1);
    const figure = step < 0 ? undefined : statement.figures[group.from + step];
    return figure ? cellOf(figure) : null;
  };
  const flip = rows.items.length <= MAX_SERIES && columnsAreAxis(columns.items, rows.items, statement.figures);
  const points = flip ? columns.items : rows.items;
  const series = flip ? rows.items : columns.items;
  if (series.length > MAX_SERIES) return null;
  return {
    shape: "grid",
    series: series.map(({ name }) => name),
    points: points.map(({ name, axis }) => (axis ? { name, axis } : { name })),
    cells: points.map((_, point) => series.map((__, one) => (flip ? cell(one, point) : cell(point, one)))),
    units: series.map(() => null),
    figures: statement.figures,
    cost: grouping.cost + columns.cost + rows.cost,
    used: [...columns.items, ...rows.items].map(({ span }) => span),
  };
}

/** More figures than any table told in a sentence: keeps the work small. */
const MOST_FIGURES = 48;

/** Layouts of a statement whose rows are looked for, best first. */
const MOST = 5;

/** Readings for every grouping of the figures, with every name for its columns and rows that is worth a try. */
export function readGrid(statement: Statement): Reading[] {
  if (statement.figures.length < 3 || statement.figures.length > MOST_FIGURES) return [];
  const groupings = groupingsOf(statement);
  if (groupings.length === 0) return [];
  const shared = { statement, times: timeFigures(statement), marks: marksOf(statement) };
  const layouts = groupings.flatMap((groups) => {
    const grouping: Grouping = { ...groups, ...shared };
    return columnsOf(grouping).map((columns) => ({ grouping, columns, cost: grouping.cost + columns.cost }));
  });
  return layouts
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST)
    .flatMap(({ grouping, columns }) =>
      rowsOf(grouping, columns).flatMap((rows) => build(grouping, columns, rows) ?? []),
    );
}
