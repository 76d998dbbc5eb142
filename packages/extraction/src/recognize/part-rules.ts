/** What parts of a whole amount to: how many they are, and what is left. In their order. */
import type { SettleRule } from "./settle.ts";
import { partsOfOne } from "./told/leftover-parts.ts";
import { partsOfCount } from "./told/parts-of-count.ts";
import { partsOfNumbers } from "./told/parts-of-numbers.ts";
import { restShares } from "./told/rest-shares.ts";
import { statedSum } from "./told/stated-sum.ts";

export const PART_RULES: readonly SettleRule[] = [partsOfNumbers, partsOfCount, restShares, partsOfOne, statedSum];
