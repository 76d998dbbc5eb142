/** Rules that settle which figures are both ends of a range or of a change, in their order; put together for kind-rules.ts. */
import { bracketedEnds } from "./settle/bracketed-ends.ts";
import { loneRanges } from "./settle/lone-ranges.ts";
import { mixedRanges } from "./settle/mixed-ranges.ts";
import { toRanges } from "./settle/to-ranges.ts";
import type { SettleRule } from "./settle.ts";

export const RANGE_RULES: readonly SettleRule[] = [mixedRanges, toRanges, loneRanges, bracketedEnds];
