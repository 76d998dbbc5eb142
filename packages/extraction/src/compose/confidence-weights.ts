/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.018 1.619 1.696 -0.092 0.172 2.694 -1.54 -0.43 0.343 -0.782 -0.556 0.745 -0.01 -2.394 -0.825 -1.731 -0.96 -0.117 0.012 -0.834 0.115 -0.333"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.139 0.614 0.675 0.266 -0.162 2.447 -1.574 2.479 1.075 0.542 1.577 1.614 1.925 -1.937 -1.66 0.496 0.077 -0.546 0.382 -0.459 0.827 0.654"
    .split(" ")
    .map(Number);
