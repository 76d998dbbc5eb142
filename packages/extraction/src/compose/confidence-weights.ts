/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "0.129 1.571 1.623 -0.17 0.534 2.613 -1.323 -0.413 0.393 -0.973 -0.649 0.327 0.045 -2.558 -0.878 -1.545 -0.437 -0.126 -0.124 -0.929 0.225 -0.265"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.378 1.135 1.142 -0.636 -1.095 1.668 -2.691 3.806 2.047 1.498 2.014 0.728 2.339 -3.136 -2.521 1.017 -0.255 0.489 0.783 -1.506 1.154 1.866"
    .split(" ")
    .map(Number);
