/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.113 1.798 1.844 -0.517 -0.23 2.5 -1.41 -0.3 0.338 -0.812 -0.659 0.823 0.089 -1.779 -0.838 -1.674 -0.606 -0.659 -0.16 -1.321 0.054 -0.215"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.457 0.724 0.752 -0.518 -0.771 1.439 -2.674 4.16 2.052 1.504 2.055 1.482 2.135 -3.174 -2.185 0.91 -0.31 1.634 0.406 -0.46 1.091 1.642"
    .split(" ")
    .map(Number);
