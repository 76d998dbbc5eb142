/**
 * Which figure of the text each value of a table may rest on: the layout that fits the text best, whatever the table
 * claims, says where a figure belongs; a value counts where it claims the same.
 */
import { besideOf, strayed } from "./beside.ts";
import { layoutsOf, type Names } from "./layout.ts";
import { holds, type Slot } from "./slots.ts";
import { withinOf } from "./within.ts";

export type Table = readonly { readonly values: readonly (number | null)[] }[];
/** `cells[point][series]`: the figure that the value rests on. `taken`: cells for which the text has a figure, right or wrong. */
export type Assignment = { cells: (Slot | null)[][]; taken: boolean[][] };

type Question = {
  text: string;
  slots: readonly Slot[];
  table: Table;
  points: Names;
  series: Names;
};

/** Figures that belong to no cell, or to one that has a figure already, speak against a layout. */
const WASTE = 0.3;

/** Figures that a layout gives to another name than the one right beside them. */
const STRAY = 0.3;

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

/** A way that bears out all of a table may be less likely than another by this much. */
const LIKELY = 0.35;
/** Of two values each is right in one order or the other: there the likeliest way alone counts. */
const MIN_CELLS = 3;
const SWAPPED = 2;
/** A way that is likelier by this much, and bears out half at most of a table which another bears out wholly: its values stand one name further. */
const SHIFTED = 0.05;

type Way = { rows: readonly number[]; columns: readonly number[]; score: number };

/** How many cells of the table hold the figure which a way gives them. */
function borneOut({ rows, columns }: Way, { slots, table }: Question): number {
  const cells = new Set<string>();
  for (const [at, slot] of slots.entries()) {
    const [point, series] = [rows[at] ?? -1, columns[at] ?? -1];
    const value = table[point]?.values[series] ?? null;
    if (value !== null && holds(slot, value)) cells.add(key(point, series));
  }
  return cells.size;
}

const likeliest = (ways: readonly Way[]): Way | null =>
  ways.reduce<Way | null>((top, way) => (top && top.score >= way.score ? top : way), null);

/**
 * The likeliest way; or one nearly as likely that bears out the whole table, unless a likelier one bears out all but two
 * values, or a much likelier one half at most: then the table has these two swapped, or all of them shifted.
 */
function bestOf(ways: readonly Way[], question: Question): Way | null {
  const best = likeliest(ways);
  const { table, slots } = question;
  const whole = table
    .flatMap(({ values }) => values)
    .filter((value) => value !== null && slots.some((slot) => holds(slot, value))).length;
  if (!best || whole < MIN_CELLS) return best;
  const likely = ways
    .filter(({ score }) => score >= best.score - LIKELY)
    .map((way) => ({ way, borne: borneOut(way, question) }));
  const bearer = likeliest(likely.flatMap(({ way, borne }) => (borne === whole ? [way] : [])));
  const least = bearer?.score ?? 0;
  const isSwapped = likely.some(({ way, borne }) => borne === whole - SWAPPED && way.score > least);
  const chance = question.series.names.length > 1 ? 0 : whole / 2; // equal values of one series fit anywhere
  const isShifted = likely.some(({ way, borne }) => borne <= chance && way.score > least + SHIFTED);
  return bearer && !isSwapped && !isShifted ? bearer : best;
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
  const rowLayouts = layoutsOf(text, slots, points);
  const columnLayouts = layoutsOf(text, slots, series);
  const pairs = [
    ...rowLayouts.flatMap((rows) => columnLayouts.map((columns) => [rows, columns] as const)),
    ...rowLayouts.flatMap((rows) => withinOf(text, rows, slots, series).map((columns) => [rows, columns] as const)),
    ...columnLayouts.flatMap((columns) =>
      withinOf(text, columns, slots, points).map((rows) => [rows, columns] as const),
    ),
  ];
  const besideRows = besideOf(text, slots, points);
  const besideColumns = besideOf(text, slots, series);
  const ways = pairs.map(([rows, columns]) => ({
    rows: rows.of,
    columns: columns.of,
    score:
      fitOf(table, rows.of, columns.of, size) -
      rows.doubt -
      columns.doubt -
      STRAY * (strayed(rows.of, besideRows) + strayed(columns.of, besideColumns)),
  }));
  const best = bestOf(ways, question);
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
