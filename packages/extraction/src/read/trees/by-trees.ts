/** Readings in the order that the trees give them, where they are near: what ranks and words leave open. */
import type { Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { completed } from "../rank/rank.ts";
import type { Ranked } from "../rank/score.ts";
import type { Senses } from "../words/senses.ts";
import { type Forest, sumsOf } from "./forest.ts";
import { nameSigns } from "./name-signs.ts";
import { readingSigns, textSigns } from "./reading-signs.ts";

/** Readings that lie farther behind the best are not asked about, nor more than so many. */
const WITHIN = 4;
const MOST = 12;

/** @param rows best first */
export const nearRows = (rows: readonly Ranked[]): Ranked[] =>
  rows.slice(0, MOST).filter(({ odds }) => (odds ?? 0) >= (rows[0]?.odds ?? 0) - WITHIN);

/** A text and what its words mean. */
type Told = { senses: Senses; scan: Scan; mentions: readonly Mention[] };

/** The signs of near readings, best first: of the reading, and of its names. */
export function nearSigns({ senses, scan, mentions }: Told, near: readonly Ranked[], all: number): Float32Array[] {
  const text = textSigns(scan, mentions, all);
  return near.map(
    (row, order) =>
      new Float32Array([...readingSigns(text, row, near[0] ?? row, order), ...nameSigns(senses, scan, row.reading)]),
  );
}

export const byTrees =
  (forest: Forest, senses: Senses) =>
  (scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] => {
    const sorted = rows.toSorted((a, b) => (b.odds ?? 0) - (a.odds ?? 0));
    const near = nearRows(sorted);
    if (near.length < 2) return rows;
    const sums = sumsOf(forest, nearSigns({ senses, scan, mentions }, near, rows.length));
    const told = near.map((row, at) => ({ ...row, odds: (row.odds ?? 0) + (sums[at] ?? 0) }));
    return completed([...told.sort((a, b) => b.odds - a.odds), ...sorted.slice(near.length)]);
  };
