/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.099 1.781 1.867 -0.246 -0.205 2.342 -1.136 -0.368 0.31 -0.739 -0.363 0.63 0 -2.009 -0.781 -1.602 -0.527 -0.642 -0.253 -1.082 0.134 -0.265"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.56 0.283 0.661 -0.206 -1.085 1.51 -2.838 3.501 2.124 1.548 2.036 1.574 2.183 -3.148 -1.734 0.981 -0.104 1.369 0.512 -0.331 0.923 1.712"
    .split(" ")
    .map(Number);
