/** Vectors on their principal axes: the directions in which the words differ most. */
import { DIMENSIONS, toUnit } from "../../src/read/words/word-store.ts";

/** Turns of Jacobi's method over all pairs of axes; ten leave nothing to turn. */
const ROUNDS = 12;

/** Mean products of the numbers of all rows, two by two. */
function spreadOf(rows: readonly Float64Array[], size: number): Float64Array[] {
  const spread = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows)
    for (const [at, own] of spread.entries()) {
      const number = (row[at] ?? 0) / rows.length;
      for (let other = 0; other < size; other++) own[other] = (own[other] ?? 0) + number * (row[other] ?? 0);
    }
  return spread;
}

/** Turns two rows of numbers against each other. */
function turn(one: Float64Array, other: Float64Array, cos: number, sin: number): void {
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0];
    one[at] = cos * a - sin * b;
    other[at] = sin * a + cos * b;
  }
}

/** Axes of a symmetric table (Jacobi), the widest first; a row each. */
function axesOf(spread: Float64Array[]): Float64Array[] {
  const size = spread.length;
  const axes = spread.map((_, at) => Float64Array.from({ length: size }, (_, other) => (at === other ? 1 : 0)));
  for (let round = 0; round < ROUNDS; round++)
    for (const [p, rowP] of spread.entries())
      for (const [q, rowQ] of spread.entries()) {
        const off = rowP[q] ?? 0;
        if (q <= p || Math.abs(off) < 1e-15) continue;
        const theta = ((rowQ[q] ?? 0) - (rowP[p] ?? 0)) / (2 * off);
        const tan = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const cos = 1 / Math.sqrt(tan * tan + 1);
        const sin = tan * cos;
        turn(rowP, rowQ, cos, sin);
        for (const row of spread) {
          const [a, b] = [row[p] ?? 0, row[q] ?? 0];
          row[p] = cos * a - sin * b;
          row[q] = sin * a + cos * b;
        }
        turn(axes[p] ?? rowP, axes[q] ?? rowQ, cos, sin);
      }
  const wide = (at: number): number => spread[at]?.[at] ?? 0;
  return [...axes.entries()].sort(([a], [b]) => wide(b) - wide(a)).map(([, axis]) => axis);
}

/** Each row less the mean of all, on the first `DIMENSIONS` axes, of length one. */
export function onMainAxes(vectors: readonly Float64Array[]): Float32Array[] {
  const size = vectors[0]?.length ?? 0;
  const mean = new Float64Array(size);
  for (const row of vectors)
    for (let at = 0; at < size; at++) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / vectors.length;
  const rows = vectors.map((row) => row.map((number, at) => number - (mean[at] ?? 0)));
  const axes = axesOf(spreadOf(rows, size)).slice(0, DIMENSIONS);
  return rows.map((row) =>
    toUnit(Float32Array.from(axes, (axis) => axis.reduce((sum, number, at) => sum + number * (row[at] ?? 0), 0))),
  );
}
