/** Parts rows of numbers into so many heaps of near ones; the same rows give the same heaps. */

const ROUNDS = 20;

/** Which centre is nearest. */
export function nearest(row: ArrayLike<number>, centres: readonly Float32Array[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, centre] of centres.entries()) {
    let far = 0;
    for (let place = 0; place < centre.length; place++) far += ((row[place] ?? 0) - (centre[place] ?? 0)) ** 2;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

/**
 * @param rows all of one length; the first centres are rows at equal steps
 * @param settle what becomes of the mean of a heap, before it is a centre
 */
export function centresOf(
  rows: readonly Float32Array[],
  count: number,
  settle: (mean: Float32Array<ArrayBuffer>) => Float32Array<ArrayBuffer>,
): Float32Array<ArrayBuffer>[] {
  const step = rows.length / count;
  let centres = Array.from({ length: count }, (_, at) => Float32Array.from(rows[Math.floor(at * step)] ?? []));
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(({ length }) => new Float32Array(length));
    const counts = new Uint32Array(count);
    for (const row of rows) {
      const at = nearest(row, centres);
      const sum = sums[at];
      counts[at] = (counts[at] ?? 0) + 1;
      for (let place = 0; sum && place < sum.length; place++) sum[place] = (sum[place] ?? 0) + (row[place] ?? 0);
    }
    centres = sums.map((sum, at) => {
      const own = counts[at] ?? 0;
      return own === 0 ? (centres[at] ?? sum) : settle(sum.map((number) => number / own));
    });
  }
  return centres;
}
