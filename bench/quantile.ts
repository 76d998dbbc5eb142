/** quantile([3, 1, 2], 0.5) -> 2: the value below which that share of the measurements lies (nearest rank). */
export function quantile(measurements: readonly number[], share: number): number {
  const sorted = [...measurements].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[at] ?? Number.NaN;
}
