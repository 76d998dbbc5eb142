/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "0.1 1.58 1.59 0.03 0.2 2.74 -1.36 -0.78 0.37 -0.84 -0.6 0.7 0.07 -2.14 -0.77 -1.73 -0.97 -0.29 0.05 -0.82 0.04 -0.35"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.13 0.64 0.69 0.23 -0.08 2.43 -1.69 2.47 1.06 0.71 1.84 1.42 2.01 -1.9 -1.66 0.57 -0.04 -1.14 0.35 -0.45 0.86 0.5"
    .split(" ")
    .map(Number);
