/** The next of 1, 1.5, 2, 3, 4, 5, 6, 8, 10 times a power of ten: roundMaximum(37) is 40. */
const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;

export function roundMaximum(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((least) => least * power >= value * (1 - 1e-12)) ?? 10;
  return Number((step * power).toPrecision(12));
}
