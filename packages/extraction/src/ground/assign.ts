/**
 * Which figure of the text each value of a table may rest on: the layout that fits the text best, whatever the table
 * claims, says where a figure belongs; a value counts where it claims the same.
 */
import type { Anchor } from "./anchors.ts";
import { layoutsOf } from "./layout.ts";
import { holds, type Slot } from "./slots.ts";

export type Table = readonly { readonly values: readonly (number | null)[] }[];
/** `cells[point][series]`: the figure that the value rests on. `taken`: cells for which the text has a figure, right or wrong. */
export type Assignment = { cells: (Slot | null)[][]; taken: boolean[][] };

type Question = {
  text: string;
  slots: readonly Slot[];
  table: Table;
  points: readonly Anchor[];
  series: { anchors: readonly Anchor[]; count: number };
};

/** Figures that belong to no cell, or to one that has a figure already, speak against a layout. */
const WASTE = 0.3;

const key = (point: number, series: number): string => `${point}/${series}`;

/** How well a pair of layouts gives each cell one figure; the claimed values play no part in it. */
function fitOf(table: Table, rows: readonly number[], columns: readonly number[], cells: number): number {
  const seen = new Set<string>();
  let wasted = 0;
  for (const [at, point] of rows.entries()) {
    const series = columns[at] ?? -1;
    const value = table[point]?.values[series] ?? null;
    if (value === null || seen.has(key(point, series))) wasted++;
    else seen.add(key(point, series));
  }
  return seen.size / Math.max(1, cells) - (WASTE * wasted) / Math.max(1, rows.length);
}

const SHARED = /^[^.;\n]{0,16}\b(?:each|both|apiece|all|either|every)\b/iu; // catches " of each", not " reached"

/** A figure that the text gives to several: "5% each", "3,300 both days". */
function shareOut({ text, slots, table }: Question, { cells, taken }: Assignment): void {
  const shared = slots.filter(({ end }) => SHARED.test(text.slice(end, end + 24)));
  if (shared.length === 0) return;
  for (const [point, { values }] of table.entries())
    for (const [series, value] of values.entries()) {
      const row = cells[point];
      if (value === null || !row || row[series] || taken[point]?.[series]) continue;
      row[series] = shared.find((slot) => holds(slot, value)) ?? null;
    }
}

export function assign(question: Question): Assignment {
  const { text, slots, table, points, series } = question;
  const size = table.reduce((sum, { values }) => sum + values.filter((value) => value !== null).length, 0);
  const ways = layoutsOf(text, slots, { anchors: points, count: table.length }).flatMap((rows) =>
    layoutsOf(text, slots, series).map((columns) => ({
      rows: rows.of,
      columns: columns.of,
      score: fitOf(table, rows.of, columns.of, size) - rows.doubt - columns.doubt,
    })),
  );
  const best = ways.reduce<(typeof ways)[number] | null>(
    (top, way) => (top && top.score >= way.score ? top : way),
    null,
  );
  const cells = table.map(({ values }) => values.map((): Slot | null => null));
  const taken = table.map(({ values }) => values.map(() => false));
  for (const [at, slot] of slots.entries()) {
    const point = best?.rows[at] ?? -1;
    const column = best?.columns[at] ?? -1;
    const value = table[point]?.values[column] ?? null;
    const row = cells[point];
    const takenRow = taken[point];
    if (value === null || !row || !takenRow) continue;
    takenRow[column] ||= slot.told !== true;
    if (!row[column] && holds(slot, value)) row[column] = slot;
  }
  const assignment = { cells, taken };
  shareOut(question, assignment);
  return assignment;
}
