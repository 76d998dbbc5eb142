/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.162 1.885 1.815 0.03 0.154 2.329 -1.421 -0.289 0.017 -0.673 -0.751 0.527 -0.077 -1.676 -0.9 -1.695 -0.803 -0.256 -0.204 -0.83 0.176 -0.558"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.273 0.916 0.936 -0.548 -0.435 1.874 -2.467 4.499 2.029 1.545 2.046 0.619 2.55 -3.11 -2.218 1.101 -0.1 0.662 0.678 -1.669 1.212 1.95"
    .split(" ")
    .map(Number);
