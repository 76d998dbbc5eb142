/**
 * What a mention is can depend on the others: "the 10th" beside "17 April" is a date, "by 9" beside "noon" a time,
 * "20–24" beside percentages an age band but "61–44" beside "78–29" a pair of figures, "(3.750)" in accounts negative.
 */
import { perThing } from "../text/per-text.ts";
import type { Scan } from "../text/scan.ts";
import type { Mention } from "./mention.ts";
import { wholesOf } from "./no-data/context-counts.ts";
import { subjectNumbers } from "./no-data/subject-numbers.ts";
import { accountNegatives } from "./settle/account-negatives.ts";
import { alternateLabels } from "./settle/axes/alternate-labels.ts";
import { bandRuns } from "./settle/axes/band-runs.ts";
import { chainedTimes } from "./settle/axes/chained-times.ts";
import { labelRuns } from "./settle/axes/label-runs.ts";
import { loneMarks } from "./settle/axes/lone-marks.ts";
import { placedLabels } from "./settle/axes/placed-labels.ts";
import { bareHours, daysOfMonth, elidedSteps } from "./settle/axes/settle-times.ts";
import { evenItems } from "./settle/even-items.ts";
import { rangeItems } from "./settle/range-items.ts";
import { restated } from "./settle/restated.ts";
import { splitPairs } from "./settle/split-pairs.ts";
import { fallingChanges } from "./told/change-signs.ts";
import { derive } from "./told/derive.ts";

/** Once more where something was worked out: "Lou is 4 years older than Kit, Kit twice as old as Bo, and Bo is 5". */
export const deriveAll = perThing((scan, mentions: readonly Mention[]): readonly Mention[] => {
  const once = derive(scan, mentions);
  return once.every((mention, at) => mention === mentions[at]) ? once : derive(scan, once);
});

export type SettleRule = (scan: Scan, mentions: readonly Mention[]) => readonly Mention[];

/** Days, hours and steps by those beside them, and names with numbers by the other clauses: in both readers. */
export const TIME_RULES: readonly SettleRule[] = [daysOfMonth, bareHours, elidedSteps, subjectNumbers];

/** Numbers that name places of other figures, and pairs of them: in both readers. */
export const LABEL_RULES: readonly SettleRule[] = [
  alternateLabels,
  loneMarks,
  chainedTimes,
  rangeItems,
  splitPairs,
  accountNegatives,
  restated,
];

/** What stands by in the page needs: few texts need the others, for which it has no room. */
const PAGE_RULES: readonly SettleRule[] = [
  ...TIME_RULES,
  evenItems,
  bandRuns,
  placedLabels,
  labelRuns,
  ...LABEL_RULES,
  wholesOf,
  deriveAll,
  fallingChanges,
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
