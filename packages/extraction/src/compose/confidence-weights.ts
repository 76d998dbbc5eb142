/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.043 1.749 1.673 -0.114 0.502 2.409 -1.184 -0.427 0.349 -0.916 -0.681 0.275 0.006 -2.861 -1.028 -1.366 -0.597 0.083 -0.216 -0.99 0.263 -0.207"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.326 1.22 1.082 -0.765 -0.678 1.603 -2.774 4.12 2.073 1.493 2.223 0.523 2.317 -3.244 -2.581 1.062 -0.411 0.469 0.722 -1.31 1.216 1.866"
    .split(" ")
    .map(Number);
