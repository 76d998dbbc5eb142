/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.09 1.886 1.82 -0.01 0.19 2.244 -1.042 -0.044 0.043 -0.913 -0.511 0.336 -0.009 -2.416 -0.806 -1.41 -0.38 -0.141 -0.16 -0.756 0.115 -0.43"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.242 0.871 1.027 -0.479 -0.854 1.704 -2.826 4.108 1.923 1.499 2.198 0.856 2.342 -3.124 -2.372 0.813 -0.049 1.403 0.879 -1.007 0.823 1.657"
    .split(" ")
    .map(Number);
