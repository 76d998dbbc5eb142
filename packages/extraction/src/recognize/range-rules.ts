/** Rules that settle which figures are both ends of a range, in their order; put together for kind-rules.ts. */
import { loneRanges } from "./settle/lone-ranges.ts";
import { mixedRanges } from "./settle/mixed-ranges.ts";
import { toRanges } from "./settle/to-ranges.ts";
import type { SettleRule } from "./settle.ts";

export const RANGE_RULES: readonly SettleRule[] = [mixedRanges, toRanges, loneRanges];
