/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] = [
  -0.231, 1.615, 1.653, -0.256, -0.022, 1.5, -1.231, -0.327, 0.435, -0.918, 0.061, 0.445, 0.159, -2.294, -0.67, -1.355,
  -0.721, -0.325, -0.001, -1.245, 0.022, -0.144,
];
export const CHARTABLE_WEIGHTS: readonly number[] = [
  0.533, 0.66, 0.726, -0.276, 0.232, 1.539, -2.653, 3.346, 2.098, 1.457, 1.252, 0.446, 2.225, -3.249, -1.168, 1.599,
  -0.226, 1.113, 0.901, -1.32, 0.884, 0.5,
];
