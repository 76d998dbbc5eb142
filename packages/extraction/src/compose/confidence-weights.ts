/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.075 1.582 1.586 -0.218 -0.121 1.395 -1.563 -0.454 0.544 -0.949 -0.419 0.504 -0.027 -2.389 -0.328 -1.499 -1.084 -0.09 0.075 -1.177 0.046 -0.146"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.475 0.744 0.868 -0.191 -0.052 1.626 -2.644 3.307 1.88 1.453 1.404 0.924 2.086 -3.119 -1.253 1.332 -0.419 1.487 1.059 -1.629 0.908 0.491"
    .split(" ")
    .map(Number);
