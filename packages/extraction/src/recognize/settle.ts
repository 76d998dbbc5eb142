/**
 * What a mention is can depend on the others: "the 10th" beside "17 April" is a date, "by 9" beside "noon" a time,
 * "20–24" beside percentages an age band but "61–44" beside "78–29" a pair of figures, "(3.750)" in accounts negative.
 */
import { perThing } from "../text/per-text.ts";
import type { Scan } from "../text/scan.ts";
import { accountNegatives } from "./account-negatives.ts";
import { alternateLabels } from "./alternate-labels.ts";
import { bandRuns, roughFigures } from "./band-runs.ts";
import { chainedTimes } from "./chained-times.ts";
import { fallingChanges, lossSigns } from "./change-signs.ts";
import { wholesOf } from "./context-counts.ts";
import { timesAsFigures } from "./counted-labels.ts";
import { denied } from "./denied.ts";
import { derive } from "./derive.ts";
import { evenItems } from "./even-items.ts";
import { joinedMeasures } from "./joined-measures.ts";
import { labelRuns } from "./label-runs.ts";
import { loneMarks } from "./lone-marks.ts";
import type { Mention } from "./mention.ts";
import { placedLabels } from "./placed-labels.ts";
import { rangeItems } from "./range-items.ts";
import { restated } from "./restated.ts";
import { bareHours, daysOfMonth, elidedSteps } from "./settle-times.ts";
import { splitPairs } from "./split-pairs.ts";
import { subjectNumbers } from "./subject-numbers.ts";

/** Once more where something was worked out: "Lou is 4 years older than Kit, Kit twice as old as Bo, and Bo is 5". */
export const deriveAll = perThing((scan, mentions: readonly Mention[]): readonly Mention[] => {
  const once = derive(scan, mentions);
  return once.every((mention, at) => mention === mentions[at]) ? once : derive(scan, once);
});

export type SettleRule = (scan: Scan, mentions: readonly Mention[]) => readonly Mention[];

/** What stands by in the page needs: few texts need the others, for which it has no room. */
const PAGE_RULES: readonly SettleRule[] = [
  daysOfMonth,
  bareHours,
  elidedSteps,
  subjectNumbers,
  evenItems,
  bandRuns,
  roughFigures,
  timesAsFigures,
  placedLabels,
  labelRuns,
  alternateLabels,
  joinedMeasures,
  loneMarks,
  chainedTimes,
  rangeItems,
  splitPairs,
  accountNegatives,
  restated,
  denied,
  wholesOf,
  deriveAll,
  fallingChanges,
  lossSigns,
];

/** Mentions that are settled together: more than the longest chartable text holds, so that work stays linear beyond it. */
const WINDOW = 160;

/** A mention that depends on its neighbours, settled. */
export function settle(scan: Scan, mentions: readonly Mention[], rules = PAGE_RULES): Mention[] {
  const settled: Mention[] = [];
  for (let from = 0; from < mentions.length; from += WINDOW) {
    const window = mentions.slice(from, from + WINDOW);
    settled.push(...rules.reduce<readonly Mention[]>((now, rule) => rule(scan, now), window));
  }
  return settled;
}
