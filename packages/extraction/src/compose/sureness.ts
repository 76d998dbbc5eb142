/**
 * How sure the server's reader is: trees over the signs of `confidence.ts`, the measures of the best reading, and how far
 * those behind it lie that state other figures, or the same ones under other names, and how many of these say the same.
 */
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
  return Float32Array.from([
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

/** 0 to 1. */
export const sureBy =
  (forest: Forest, senses: Senses) =>
  (readings: readonly Ranked[], scan: Scan, mentions: readonly Mention[], signs: readonly number[]): number =>
    Number((1 / (1 + Math.exp(-sumOf(forest, sureSigns(senses, readings, scan, mentions, signs))))).toFixed(2));
