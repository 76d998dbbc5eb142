/**
 * A weight table as one printable string: a character tells how many weights of nothing come first, and the level of the
 * weight behind them, for most weights are nothing.
 * `packWeights([0, 2, -1], 2, 3)` → {text: "+$", scale: 0.666667}; `unpackWeights(text, scale, 3)` answers the numbers, rounded.
 */
/** A weight counts from this share of a level on: the many small ones say little and cost most of the text. */
const LEAST = 0.7;
const FIRST = 35;
/** Characters from FIRST to "~". */
const CODES = 92;
/** Most levels on either side of nothing: all codes have to be printable. */
export const MOST_LEVELS = 11;
/** "\" would need an escape; "!" stands for it. */
const BACKSLASH = 92;
const STAND_IN = 33;

/**
 * @param largest weights beyond it are cut: few are, and each level means more
 * @param count levels on either side of nothing: fewer make a shorter text
 */
export function packWeights(
  weights: readonly number[],
  largest: number,
  count: number,
): { text: string; scale: number } {
  const scale = largest / count;
  const codes: number[] = [];
  const runs = Math.floor(CODES / (2 * count - 1));
  let run = 0;
  for (const [at, weight] of weights.entries()) {
    const size = Math.min(count - 1, Math.floor(Math.abs(weight) / scale + 1 - LEAST));
    const level = weight < 0 && size > 0 ? -size : size;
    if (level === 0 && run < runs - 1 && at < weights.length - 1) run++;
    else {
      const code = FIRST + (2 * count - 1) * run + level + count - 1;
      codes.push(code === BACKSLASH ? STAND_IN : code);
      run = 0;
    }
  }
  return { text: codes.map((code) => String.fromCharCode(code)).join(""), scale: Number(scale.toPrecision(6)) };
}

export function unpackWeights(text: string, scale: number, count: number): Float32Array {
  const weights: number[] = [];
  const levels = 2 * count - 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const told = (code === STAND_IN ? BACKSLASH : code) - FIRST;
    for (let run = Math.floor(told / levels); run > 0; run--) weights.push(0);
    weights.push(((told % levels) + 1 - count) * scale);
  }
  return new Float32Array(weights);
}
