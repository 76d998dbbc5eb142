/** Fits by Adam: `softmaxWeights` tells right rows of a group from wrong ones, `logisticWeights` yes from no. */

/** One row: places in the table and what each counts. */
export type Sparse = { places: readonly number[]; amounts: readonly number[] };
export type Choice = { rows: readonly Sparse[]; right: readonly boolean[] };

const STEPS = 250;
const RATE = 0.03;

/** Climbs a gradient; `gradient(weights)` answers a new array. */
function climb(size: number, gradient: (weights: Float64Array) => Float64Array): Float64Array {
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (let step = 1; step <= STEPS; step++) {
    const slope = gradient(weights);
    for (const [at, own] of slope.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * own;
      spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * own * own;
      const by = (mean[at] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((spread[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
      weights[at] = (weights[at] ?? 0) + RATE * by;
    }
  }
  return weights;
}

export const weigh = ({ places, amounts }: Sparse, weights: ArrayLike<number>): number =>
  places.reduce((sum, place, at) => sum + (weights[place] ?? 0) * (amounts[at] ?? 0), 0);

/** @param ridge price of large weights */
export function softmaxWeights(choices: readonly Choice[], size: number, ridge: number): Float64Array {
  const open = choices.filter(({ right }) => right.includes(true) && right.includes(false));
  return climb(size, (weights) => {
    const slope = weights.map((weight) => -ridge * weight);
    for (const { rows, right } of open) {
      const scores = rows.map((row) => weigh(row, weights));
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const all = shares.reduce((sum, share) => sum + share, 0);
      const good = shares.reduce((sum, share, at) => sum + (right[at] ? share : 0), 0);
      for (const [at, row] of rows.entries()) {
        const pull = (right[at] ? (shares[at] ?? 0) / good : 0) - (shares[at] ?? 0) / all;
        for (const [index, place] of row.places.entries())
          slope[place] = (slope[place] ?? 0) + pull * (row.amounts[index] ?? 0);
      }
    }
    return slope;
  });
}

export type Verdict = { signs: readonly number[]; yes: boolean; weight: number };

export function logisticWeights(rows: readonly Verdict[], ridge: number): number[] {
  const size = Math.max(0, ...rows.map(({ signs }) => signs.length));
  const weights = climb(size, (now) => {
    const slope = now.map((weight) => -ridge * weight);
    for (const { signs, yes, weight } of rows) {
      const odds = 1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (now[at] ?? 0), 0)));
      for (const [at, sign] of signs.entries()) slope[at] = (slope[at] ?? 0) + weight * ((yes ? 1 : 0) - odds) * sign;
    }
    return slope;
  });
  return [...weights].map((weight) => Number(weight.toFixed(3)));
}
