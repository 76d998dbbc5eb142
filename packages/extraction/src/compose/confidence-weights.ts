/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] = [
  -0.167, 1.484, 1.578, -0.145, -0.111, 1.448, -1.408, -0.606, 0.399, -0.866, -0.041, 0.548, 0.156, -2.31, -0.416,
  -1.406, -0.864, -0.147, 0.006, -1.046, -0.016, 0.297,
];
export const CHARTABLE_WEIGHTS: readonly number[] = [
  0.754, 0.454, 0.576, -0.213, -0.033, 1.643, -2.734, 2.39, 2.005, 1.426, 1.266, 1.182, 2, -3.134, 1.676, 1.581, 0.196,
  0.979, 0.866, -1.109, 0.187, 0.256,
];
