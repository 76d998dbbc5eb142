/**
 * One answer against one accepted reading: `compareTables(table, accepted, 1)` answers how many figures match and
 * whether all of it does. Series may stand in any order; a time axis must run in the order of the gold.
 */
import { MAX_SERIES } from "@charticle/contract";
import { type Accepted, figuresOf } from "./accepted.ts";
import type { AnswerTable } from "./answer-table.ts";
import { isSameName } from "./name-match.ts";
import { isSameValue } from "./same-value.ts";

export type Comparison = {
  /** Figures under the right point and series. */
  matched: number;
  /** Figures of the answer. */
  predicted: number;
  /** Figures of the accepted reading. */
  gold: number;
  exact: boolean;
};

/** Twice precision times recall by their sum; two empty tables agree fully. */
export const f1Of = ({ matched, predicted, gold }: Pick<Comparison, "matched" | "predicted" | "gold">): number =>
  predicted + gold === 0 ? 1 : (2 * matched) / (predicted + gold);

/** Every order of 0 … count-1. */
function ordersOf(count: number): number[][] {
  if (count <= 1) return [[0]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

/** With several series each must carry its own name; a single one is judged by its figures. */
const seriesFit = (table: AnswerTable, accepted: Accepted, order: readonly number[]): boolean =>
  accepted.series.length <= 1 ||
  accepted.series.every((names, at) => {
    const found = table.series[order[at] ?? -1];
    return found === undefined || isSameName(found, names);
  });

type Row = { at: number; equal: number };

/** The free row of that name with most figures equal; the first of them. */
function bestRow(
  gold: Accepted["points"][number],
  free: ReadonlySet<number>,
  equalIn: (at: number) => number,
  nameOf: (at: number) => string,
): Row | null {
  let best: Row | null = null;
  for (const at of free) {
    if (!isSameName(nameOf(at), gold.name)) continue;
    const equal = equalIn(at);
    if (!best || equal > best.equal) best = { at, equal };
  }
  return best;
}

/** Pairs the rows under one order of the series. */
function pairRows(table: AnswerTable, accepted: Accepted, order: readonly number[], scale: number) {
  const free = new Set(table.points.keys());
  let matched = 0;
  let complete = true;
  let ordered = true;
  let lastAt = -1;
  for (const gold of accepted.points) {
    const equalIn = (at: number): number =>
      gold.values.filter((value, series) => {
        const found = table.points[at]?.values[order[series] ?? -1] ?? null;
        return value !== null && found !== null && isSameValue(found * scale, value);
      }).length;
    const row = bestRow(gold, free, equalIn, (at) => table.points[at]?.name ?? "");
    if (!row) {
      complete = false;
      continue;
    }
    free.delete(row.at);
    matched += row.equal;
    if (row.at < lastAt) ordered = false;
    lastAt = row.at;
  }
  return { matched, whole: complete && free.size === 0 && (!accepted.time || ordered) };
}

/** @param scale what the answer's figures are multiplied by, where its names say "(millions)" or the like */
export function compareTables(table: AnswerTable, accepted: Accepted, scale: number): Comparison {
  const gold = figuresOf(accepted.points).length;
  const predicted = figuresOf(table.points).length;
  const width = Math.max(table.series.length, accepted.series.length);
  let best: Comparison = { matched: 0, predicted, gold, exact: false };
  if (width > MAX_SERIES) return best;
  for (const order of ordersOf(width)) {
    if (!seriesFit(table, accepted, order)) continue;
    const { matched, whole } = pairRows(table, accepted, order, scale);
    const exact = whole && matched === gold && predicted === gold;
    if (exact || matched > best.matched) best = { matched, predicted, gold, exact };
    if (exact) break;
  }
  return best;
}
