/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.073 1.732 1.708 -0.123 0.28 2.453 -1.155 -0.465 0.328 -0.715 -0.467 0.65 -0.098 -2.078 -0.746 -1.703 -0.751 -0.209 -0.055 -0.817 0.189 -0.648"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.55 0.722 0.897 -0.442 -0.453 1.827 -2.463 4.433 2.157 1.47 0.876 0.895 2.163 -3.284 -2.936 0.837 -1.936 2.093 0.669 -0.883 1.388 0.08"
    .split(" ")
    .map(Number);
