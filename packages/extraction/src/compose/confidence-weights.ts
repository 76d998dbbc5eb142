/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */
export const CONFIDENCE_WEIGHTS: readonly number[] = [-0.179, 1.493, 1.588, -0.205, -0.193, 1.567, -1.333, -0.752, 0.624, -0.858, -0.366, 0.493, 0.256, -2.553, -0.347, -1.509, -0.874, -0.02, 0.093, -1.314, 0.039, 0];
export const CHARTABLE_WEIGHTS: readonly number[] = [0.563, 0.717, 0.857, -0.052, -0.471, 1.684, -2.593, 3.6, 1.943, 1.374, 1.37, 0.662, 2.174, -3.181, -1.572, 1.656, 0.434, 1.058, 1.126, -1.858, 1.002, 0.596];
