/** The next of 1, 1.5, 2, 3, 4, 5, 6, 8, 10 times a power of ten: roundMaximum(37) is 40. */
const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;

export function roundMaximum(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((least) => least * power >= value * (1 - 1e-12)) ?? 10;
  return Number((step * power).toPrecision(12));
}

export type RingScale = { most: number; rings: readonly number[] };

/** A scale from zero to a round maximum in three to five equal steps: ringScale(44) is 50 with rings at 10, 20, … */
export function ringScale(value: number): RingScale {
  const most = roundMaximum(value);
  const power = 10 ** Math.floor(Math.log10(most));
  const isRound = (steps: number): boolean => Number.isInteger(Number(((most / power / steps) * 10).toPrecision(9)));
  const steps = [5, 4, 3].find(isRound) ?? 4;
  return { most, rings: Array.from({ length: steps }, (_, at) => Number((((at + 1) * most) / steps).toPrecision(12))) };
}
