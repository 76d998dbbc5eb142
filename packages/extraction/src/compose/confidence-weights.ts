/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] = [-0.089, 1.565, 1.581, -0.217, -0.12, 1.424, -1.558, -0.409, 0.561, -0.964, -0.422, 0.507, -0.028, -2.401, -0.302, -1.498, -1.069, -0.083, 0.097, -1.177, 0.049, -0.16];
export const CHARTABLE_WEIGHTS: readonly number[] = [0.48, 0.708, 0.856, -0.197, -0.031, 1.634, -2.649, 3.325, 1.888, 1.458, 1.404, 0.925, 2.085, -3.125, -1.247, 1.336, -0.458, 1.487, 1.058, -1.609, 0.912, 0.486];
