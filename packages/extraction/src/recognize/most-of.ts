/** The size of the unit that most figures have, the larger of two where as many have each: hours of 1, 1 and 24 → 1. */
export function mostOf(sizes: readonly number[]): number {
  const count = (size: number): number => sizes.filter((other) => other === size).length;
  return sizes.toSorted((a, b) => count(b) - count(a) || b - a)[0] ?? 1;
}
