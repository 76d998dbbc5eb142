/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] =
  "0.065 1.595 1.631 0.039 0.297 2.562 -1.324 -0.644 0.262 -0.819 -0.417 0.651 -0.116 -1.823 -0.634 -1.684 -0.536 0.047 -0.003 -0.671 0.2 -0.534"
    .split(" ")
    .map(Number);
export const CHARTABLE_WEIGHTS: readonly number[] =
  "0.503 0.809 1.003 -0.37 -0.511 1.971 -2.574 4.447 2.126 1.451 1.075 0.904 2.08 -3.269 -2.849 0.524 -1.7 1.566 0.776 -0.994 1.343 0.16"
    .split(" ")
    .map(Number);
