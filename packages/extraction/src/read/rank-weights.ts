import type { Weights } from "./link/decode.ts";
export const RANK_WEIGHTS: Weights = new Float64Array(0);
