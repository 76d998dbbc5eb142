import type { Weights } from "./decode.ts";
export const LINK_WEIGHTS: Weights = new Float64Array(0);
