/**
 * A weight table as one printable string: a character a place, from "#" (most against) over "P" (nothing) to "}" (most for).
 * `packWeights([0, 2, -1], 2, 46)` → {text: "P}9", scale: 0.0434783}; `unpackWeights(text, scale)` answers the numbers, rounded.
 */
const FIRST = 35;
const MIDDLE = 46;
/** Most levels on either side of nothing. */
export const MOST_LEVELS = MIDDLE;
/** "\" would need an escape; "!" stands for it. */
const BACKSLASH = 92;
const STAND_IN = 33;

const codeOf = (level: number): number => {
  const code = FIRST + MIDDLE + level - 1;
  return code === BACKSLASH ? STAND_IN : code;
};

const levelOf = (code: number): number => (code === STAND_IN ? BACKSLASH : code) - FIRST - MIDDLE + 1;

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
  const levels = weights.map((weight) => Math.max(1 - count, Math.min(count - 1, Math.round(weight / scale))));
  return { text: String.fromCharCode(...levels.map(codeOf)), scale: Number(scale.toPrecision(6)) };
}

export function unpackWeights(text: string, scale: number): Float32Array {
  const weights = new Float32Array(text.length);
  for (let at = 0; at < text.length; at++) weights[at] = levelOf(text.charCodeAt(at)) * scale;
  return weights;
}
