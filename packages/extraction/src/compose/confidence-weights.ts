/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.028 1.858 1.791 -0.151 -0.096 2.258 -1.387 -0.322 0.227 -0.816 -0.696 0.551 0.123 -1.903 -0.645 -1.301 -0.311 -0.225 -0.308 -1.009 0.189 -0.137"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.336 0.725 0.891 0.155 -0.921 1.847 -2.631 3.738 1.953 1.462 2.05 1.543 2.145 -3.104 -2.225 0.997 0.206 1.704 0.265 -1.657 1.197 1.548"
    .split(" ")
    .map(Number);
