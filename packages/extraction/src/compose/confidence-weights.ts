/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.121 1.891 1.831 -0.014 0.227 2.331 -1.452 -0.418 0.156 -0.768 -0.72 0.605 -0.144 -2.257 -0.851 -1.712 -0.76 -0.143 -0.208 -0.875 0.298 -0.417"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.441 0.796 0.887 -0.412 -1.337 1.952 -2.396 4.103 2.033 1.542 2.158 1.355 2.475 -3.013 -2.342 1.09 -0.191 0.339 0.648 -1.842 1.452 1.46"
    .split(" ")
    .map(Number);
