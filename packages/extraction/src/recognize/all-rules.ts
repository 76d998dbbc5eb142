/** All rules that settle mentions, in their order. The reader that stands by in the page has those of `settle.ts` alone. */
import type { Scan } from "../text/scan.ts";
import { KIND_RULES } from "./kind-rules.ts";
import type { Mention } from "./mention.ts";
import { recognize } from "./recognize.ts";
import type { SettleRule } from "./settle.ts";
import { VALUE_RULES } from "./value-rules.ts";

export const ALL_RULES: readonly SettleRule[] = [...KIND_RULES, ...VALUE_RULES];

/** All mentions of a text, by all rules. */
export const recognizeAll = (scan: Scan): Mention[] => recognize(scan, ALL_RULES);
