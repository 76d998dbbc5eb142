/** A step behind the ranks: it takes the readings, best first, and answers them with another best, or as they were. */
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import type { Ranked } from "./rank/score.ts";

export type Step = (scan: Scan, mentions: readonly Mention[], rows: Ranked[]) => Ranked[];

/** A step that looks at no mention. */
export const plain =
  (step: (scan: Scan, rows: Ranked[]) => Ranked[]): Step =>
  (scan, _, rows) =>
    step(scan, rows);
