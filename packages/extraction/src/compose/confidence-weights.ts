/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "0.008 1.717 1.83 -0.067 -0.238 2.334 -1.381 -0.029 0.408 -0.792 -0.698 0.587 -0.002 -1.986 -0.676 -1.499 -0.884 -0.301 -0.381 -1.088 0.126 -0.415"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.601 0.229 0.59 -0.131 -1.041 1.648 -2.868 3.831 2.124 1.542 2.019 1.469 2.184 -3.162 -1.886 1.033 0.016 0.531 0.572 -0.493 1.088 1.438"
    .split(" ")
    .map(Number);
