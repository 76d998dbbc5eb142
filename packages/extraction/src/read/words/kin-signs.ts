/** How akin the names of a reading are: "men" beside "women" is, "sleep" beside "women" is not. */
import type { Add } from "../rank/rank-place-features.ts";
import { DIMENSIONS, likeness, toUnit } from "./word-store.ts";

/** A row of names as they are told: points that have a name of their own, or series. */
export type Kin = { vectors: readonly Float32Array[]; known: readonly boolean[] };

/** Steps of a likeness, of -0.4 and less to 0.85 and more. */
export const STEPS = 16;
export const stepOf = (alike: number): number => Math.max(0, Math.min(STEPS - 1, Math.floor((alike + 0.4) * 12)));

/** Two, three, or more. */
export const manyOf = (count: number): number => Math.min(2, count - 2);

export function sumOf(vectors: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const sum = new Float32Array(DIMENSIONS);
  for (const vector of vectors) for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  return sum;
}

/** Direction of a sum without one of its vectors. */
export function without(sum: Float32Array, vector: Float32Array): Float32Array<ArrayBuffer> {
  const others = new Float32Array(DIMENSIONS);
  for (let at = 0; at < DIMENSIONS; at++) others[at] = (sum[at] ?? 0) - (vector[at] ?? 0);
  return toUnit(others);
}

/** `likeness(vector, without(sum, vector))`, without making it. `square` is the sum's with itself. */
function likenessToRest(vector: Float32Array, sum: Float32Array, square: number): number {
  const own = likeness(vector, sum);
  const rest = square - 2 * own + 1;
  return rest > 1e-6 ? (own - 1) / Math.sqrt(rest) : 0;
}

/**
 * How much less the first is like the others than they are like each other; null where too few are known. The likenesses of
 * all pairs of vectors of length one add up to half of the square of their sum, less their number.
 */
function firstBehind({ vectors, known }: Kin): number | null {
  const [first, ...others] = vectors.filter((_, at) => known[at]);
  const count = others.length;
  if (!first || !known[0] || count < 2) return null;
  const sum = sumOf(others);
  return likeness(first, sum) / count - (likeness(sum, sum) - count) / (count * (count - 1));
}

/**
 * @param template the first of twelve
 * @param side of the first name
 */
export function kinSeen(kin: Kin, template: number, side: number, several: number, add: Add): void {
  const { vectors, known } = kin;
  const count = vectors.length;
  if (count < 2) return;
  const sum = sumOf(vectors);
  const square = likeness(sum, sum);
  const many = manyOf(count);
  const share = 1 / count;
  let least = 2;
  let all = 0;
  let told = 0;
  for (const [at, vector] of vectors.entries()) {
    const alike = known[at] ? likenessToRest(vector, sum, square) : 0;
    const step = known[at] ? stepOf(alike) : STEPS;
    add(template + 3, step, share);
    if (at === 0) {
      add(template, step * 3 + many);
      add(template + 1, step * 3 + side);
      if (known[0]) add(template + 11, many, alike);
    }
    if (at === count - 1) add(template + 2, step * 3 + many);
    if (!known[at]) continue;
    least = Math.min(least, alike);
    all += alike;
    told++;
  }
  if (told > 0) {
    const mean = all / told;
    add(template + 4, stepOf(least) * 3 + many);
    add(template + 5, stepOf(mean) * 3 + many);
    add(template + 6, stepOf(mean) * 2 + several);
    add(template + 9, 0, mean);
    add(template + 10, many, least);
  }
  const behind = firstBehind(kin);
  if (behind === null) return;
  add(template + 7, Math.max(0, Math.min(15, Math.floor((behind + 0.5) * 14))));
  add(template + 8, 0, behind);
}
