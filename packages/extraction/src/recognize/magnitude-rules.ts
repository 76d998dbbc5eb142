/** Magnitudes said once, for those that share them. In their order. */
import { comparedMagnitudes } from "./settle/compared-magnitudes.ts";
import { lastMagnitude } from "./settle/last-magnitude.ts";
import { pairsApart, scaleToldOnce } from "./settle/scale-told-once.ts";
import type { SettleRule } from "./settle.ts";

export const MAGNITUDE_RULES: readonly SettleRule[] = [lastMagnitude, scaleToldOnce, comparedMagnitudes, pairsApart];
