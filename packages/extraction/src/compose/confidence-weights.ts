/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "-0.109 1.692 1.708 -0.22 0.322 2.446 -1.064 -0.647 0.277 -0.73 -0.457 0.763 -0.017 -1.842 -0.719 -1.662 -0.692 -0.183 -0.098 -0.848 0.11 -0.454"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.488 0.746 0.88 -0.468 -0.505 1.798 -2.338 4.453 2.108 1.469 0.978 1.076 2.172 -3.23 -2.881 0.837 -1.828 1.143 0.644 -0.864 1.345 0.119"
    .split(" ")
    .map(Number);
