/** Fits by Adam: `softmaxWeights` tells right rows of a group from wrong ones, `logisticWeights` yes from no. */

/** One row: places in the table and what each counts. */
export type Sparse = { places: readonly number[]; amounts: readonly number[] };
/** Rows to choose from; `odds` say what already speaks for each. */
export type Choice = { rows: readonly Sparse[]; right: readonly boolean[]; odds?: readonly number[] };

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

/**
 * All rows of all choices end to end, for they are gone through hundreds of times: row r has the places from `rowEnds[r - 1]`
 * to `rowEnds[r]`, choice c the rows from `choiceEnds[c - 1]` to `choiceEnds[c]`.
 */
type Laid = {
  places: Uint16Array;
  amounts: Float32Array;
  odds: Float64Array;
  right: Uint8Array;
  rowEnds: Uint32Array;
  choiceEnds: Uint32Array;
};

function laidOut(choices: readonly Choice[]): Laid {
  const rows = choices.flatMap((choice) => choice.rows);
  const all = rows.reduce((sum, { places }) => sum + places.length, 0);
  const laid: Laid = {
    places: new Uint16Array(all),
    amounts: new Float32Array(all),
    odds: Float64Array.from(choices.flatMap(({ rows: own, odds }) => odds ?? own.map(() => 0))),
    right: Uint8Array.from(choices.flatMap(({ right }) => right.map(Number))),
    rowEnds: new Uint32Array(rows.length),
    choiceEnds: new Uint32Array(choices.length),
  };
  let end = 0;
  for (const [at, { places, amounts }] of rows.entries()) {
    laid.places.set(places, end);
    laid.amounts.set(amounts, end);
    end += places.length;
    laid.rowEnds[at] = end;
  }
  let last = 0;
  for (const [at, choice] of choices.entries()) {
    last += choice.rows.length;
    laid.choiceEnds[at] = last;
  }
  return laid;
}

/** Score of each row under the weights. */
function scoresOf({ places, amounts, odds, rowEnds }: Laid, weights: Float64Array): Float64Array {
  const scores = new Float64Array(rowEnds.length);
  let at = 0;
  for (let row = 0; row < rowEnds.length; row++) {
    const end = rowEnds[row] ?? 0;
    let sum = odds[row] ?? 0;
    for (; at < end; at++) sum += (weights[places[at] ?? 0] ?? 0) * (amounts[at] ?? 0);
    scores[row] = sum;
  }
  return scores;
}

/** How much more each row should count: towards the right ones of its choice, away from all others. */
function pullsOf({ right, choiceEnds }: Laid, scores: Float64Array): Float64Array {
  const pulls = new Float64Array(scores.length);
  let first = 0;
  for (const end of choiceEnds) {
    const most = Math.max(...scores.subarray(first, end));
    let all = 0;
    let good = 0;
    for (let row = first; row < end; row++) {
      const share = Math.exp((scores[row] ?? 0) - most);
      pulls[row] = share;
      all += share;
      if (right[row]) good += share;
    }
    for (let row = first; row < end; row++) {
      const share = pulls[row] ?? 0;
      pulls[row] = (right[row] ? share / good : 0) - share / all;
    }
    first = end;
  }
  return pulls;
}

/** @param ridge price of large weights */
export function softmaxWeights(choices: readonly Choice[], size: number, ridge: number): Float64Array {
  const laid = laidOut(choices.filter(({ right }) => right.includes(true) && right.includes(false)));
  const { places, amounts, rowEnds } = laid;
  return climb(size, (weights) => {
    const slope = weights.map((weight) => -ridge * weight);
    const pulls = pullsOf(laid, scoresOf(laid, weights));
    let at = 0;
    for (let row = 0; row < rowEnds.length; row++) {
      const end = rowEnds[row] ?? 0;
      const pull = pulls[row] ?? 0;
      for (; at < end; at++) {
        const place = places[at] ?? 0;
        slope[place] = (slope[place] ?? 0) + pull * (amounts[at] ?? 0);
      }
    }
    return slope;
  });
}

export type Verdict = { seen: Sparse; yes: boolean; weight: number };

/** @param ridge price of large weights, by place */
export function logisticWeights(
  rows: readonly Verdict[],
  size: number,
  ridge: (place: number) => number,
): Float64Array {
  return climb(size, (now) => {
    const slope = now.map((weight, place) => -ridge(place) * weight);
    for (const { seen, yes, weight } of rows) {
      const pull = weight * ((yes ? 1 : 0) - 1 / (1 + Math.exp(-weigh(seen, now))));
      for (const [at, place] of seen.places.entries())
        slope[place] = (slope[place] ?? 0) + pull * (seen.amounts[at] ?? 0);
    }
    return slope;
  });
}
