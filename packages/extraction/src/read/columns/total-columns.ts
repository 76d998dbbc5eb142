/** A column of a pasted table that the others add up to is left out: "Year\tBoys\tGirls\tTotal" → Boys, Girls; not where they come to something else. */
import { isAxis } from "../../recognize/mention.ts";
import { recognize } from "../../recognize/recognize.ts";
import { scanText } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { turned } from "../turned.ts";

const TOTAL = /^(?:total|totals|sum|all|overall|grand total)$/iu; // catches "Total", not "Total energy"
const NEAR = 0.005;

/** The place of the column that says what the others come to in every row; -1 for none. */
function totalOf({ series, cells }: Reading): number {
  const at = series.findIndex((name) => TOTAL.test(name));
  if (at < 0 || series.length < 3 || cells.length < 2) return -1;
  const sums = cells.every((row) => {
    const all = row.reduce((sum, cell, column) => (column === at ? sum : sum + (cell?.value ?? 0)), 0);
    const told = row[at];
    return told && Math.abs(all - told.value) <= Math.abs(all) * NEAR;
  });
  return sums ? at : -1;
}

/** "2022" and "2023" beside "Total" are times again without it: they belong on the axis. */
function timesAsPoints(reading: Reading): Reading {
  const axes = reading.series.flatMap((name) => recognize(scanText(name)).find(isAxis) ?? []);
  if (axes.length < reading.series.length || reading.points.some(({ axis }) => axis)) return reading;
  const other = turned(reading);
  return { ...other, points: other.points.flatMap(({ name }, at) => (axes[at] ? { name, axis: axes[at] } : [])) };
}

/** The readings, the best without such a column. */
export function withoutTotalColumn(rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const sum = best ? totalOf(best.reading) : -1;
  if (!best || sum < 0) return rows;
  const { reading } = best;
  const others = <T>(items: readonly T[]): T[] => items.filter((_one, at) => at !== sum);
  const cells = reading.cells.map(others);
  const starts = new Set(cells.flatMap((row) => row.map((cell) => cell?.spans[0]?.[0])));
  const plain: Reading = {
    ...reading,
    series: others(reading.series),
    units: others(reading.units),
    cells,
    figures: reading.figures.filter(({ start }) => starts.has(start)),
    notes: [...(reading.notes ?? []), `${reading.series[sum]} is left out: it is the sum of the others.`],
  };
  return [{ ...best, reading: timesAsPoints(plain) }, ...more];
}
