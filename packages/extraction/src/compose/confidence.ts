/** How sure the reader is, 0 to 1: from the best reading's score and how far the next different one lies behind. */

import type { Ranked } from "../read/score.ts";
import type { Mention } from "../recognize/mention.ts";

const keyOf = ({ reading }: Ranked): string =>
  JSON.stringify([
    reading.points.map(({ name }) => name.toLowerCase()),
    reading.cells.map((row) => row.map((cell) => cell?.value ?? null)),
  ]);

export function confidenceOf(readings: readonly Ranked[], mentions: readonly Mention[]): number {
  const best = readings[0];
  if (!best) return 0;
  const key = keyOf(best);
  const next = readings.find((other) => keyOf(other) !== key);
  const margin = Math.min(2, next ? next.score - best.score : 2);
  void mentions;
  const raw = 0.78 - 0.22 * Math.max(0, best.score) + 0.12 * margin;
  return Number(Math.min(0.99, Math.max(0.05, raw)).toFixed(2));
}
