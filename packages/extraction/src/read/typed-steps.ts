/** Steps that mend what hasty typing and pasted lines leave: times by short names, sums among the points. */
import type { Scan } from "../text/scan.ts";
import type { Ranked } from "./rank/score.ts";
import { withNamedTimes } from "./times/named-times.ts";
import { withoutNamedSums } from "./whole/named-sums.ts";

/** In their order. */
export const TYPED_STEPS: readonly ((scan: Scan, rows: Ranked[]) => Ranked[])[] = [
  withoutNamedSums,
  (_, rows) => withNamedTimes(rows),
];
