/**
 * Walking the marks of a chart by key. In: the pressed key, the mark that has the focus, how many there are. Out: the
 * mark to go to, or null where the key is not for walking.
 *
 *   walkedTo({key: "ArrowRight", at: 0, count: 3}) -> 1
 */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function walkedTo({ key, at, count }: { key: string; at: number; count: number }): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}
