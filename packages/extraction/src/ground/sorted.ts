/** Places in ascending order, asked many times: `countBelow([3, 8], 5)` is 1. */
export function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places of a pattern. */
export const placesOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(({ index }) => index);
