/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.079 1.726 1.718 -0.129 0.206 2.274 -1.207 -0.658 0.408 -0.815 -0.507 0.762 -0.124 -1.703 -0.776 -1.592 -0.613 -0.316 -0.086 -0.827 0.14 -0.426"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.49 0.733 0.787 -0.232 -0.715 1.765 -2.622 4.365 2.07 1.462 2.329 1.01 2.451 -3.16 -2.583 0.961 -0.253 1.16 0.724 -0.832 0.958 0.559"
    .split(" ")
    .map(Number);
