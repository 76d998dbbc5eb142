/**
 * How sure the server's reader is: trees over the signs of `confidence.ts`, the measures of the best reading, and how far
 * those behind it lie that state other figures, or the same ones under other names, and how many of these say the same.
 */
import type { Sure } from "../read/equipment.ts";
import type { Ranked } from "../read/rank/score.ts";
import { nearRows } from "../read/trees/by-trees.ts";
import { type Forest, sumOf } from "../read/trees/forest.ts";
import { nameSigns } from "../read/trees/name-signs.ts";
import { readingSigns, textSigns, valuesOf } from "../read/trees/reading-signs.ts";
import { supportSigns } from "../read/trees/support-signs.ts";
import type { Senses } from "../read/words/senses.ts";
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";

/** Where nobody follows. */
const ALONE = 9;

/** What is seen of the readings, with `signs` as `signsOf` answers them. */
export function sureSigns(
  senses: Senses,
  readings: readonly Ranked[],
  scan: Scan,
  mentions: readonly Mention[],
  signs: readonly number[],
): Float32Array {
  const best = readings[0];
  if (!best) return new Float32Array();
  const near = nearRows(readings);
  const own = valuesOf(best.reading).join();
  const behind = near
    .slice(1)
    .map((row) => ({ same: valuesOf(row.reading).join() === own, by: (best.odds ?? 0) - (row.odds ?? 0) }));
  const [same, other] = [behind.filter((row) => row.same), behind.filter((row) => !row.same)];
  const least = (rows: readonly { by: number }[]): number => rows.reduce((one, { by }) => Math.min(one, by), ALONE);
  return new Float32Array([
    ...readingSigns(textSigns(scan, mentions, readings.length), best, best, 0),
    ...signs,
    least(same),
    least(other),
    same.length,
    other.length,
    near.length,
    ...supportSigns(near),
    ...nameSigns(senses, scan, best.reading),
  ]);
}

/** Where the first trees are less or more sure than this, the second are not asked. */
const OPEN = { least: 0.6, most: 0.85 };

/** @property second see beside the signs what another reader makes of the text, which takes as long as reading it plainly */
export type SureTrees = { first: Forest; second: Forest };

const shareOf = (sum: number): number => Number((1 / (1 + Math.exp(-sum))).toFixed(2));

/** @param opinion signs of another reader, asked where the first trees leave it open */
export function sureOf({ first, second }: SureTrees, signs: Float32Array, opinion: () => readonly number[]): Sure {
  const share = shareOf(sumOf(first, signs));
  const isOpen = share >= OPEN.least && share < OPEN.most;
  const twice = (): number => shareOf(sumOf(second, new Float32Array([...signs, ...opinion()])));
  return { first: share, second: () => (isOpen ? twice() : share) };
}

/** @param opinion signs of what another reader makes of a text beside the best reading */
export const sureBy =
  (trees: SureTrees, senses: Senses, opinion: (scan: Scan, best: Ranked) => readonly number[]) =>
  (readings: readonly Ranked[], scan: Scan, mentions: readonly Mention[], signs: readonly number[]): Sure => {
    const [best] = readings;
    const own = sureSigns(senses, readings, scan, mentions, signs);
    return sureOf(trees, own, () => (best ? opinion(scan, best) : []));
  };
