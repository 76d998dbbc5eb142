/** Rules that settle what is a time and what is part of a name, put together for kind-rules.ts: those that come first, and those behind the calendar. */

import { changeSpans } from "./no-data/change-spans.ts";
import { headingSpans } from "./no-data/heading-spans.ts";
import { singleTimes } from "./no-data/single-times.ts";
import { baselines } from "./settle/axes/baselines.ts";
import { beforeEvents } from "./settle/axes/before-events.ts";
import { beforeThat } from "./settle/axes/before-that.ts";
import { datedClauses } from "./settle/axes/dated-clauses.ts";
import { endTimes } from "./settle/axes/end-times.ts";
import { firstOfSize } from "./settle/axes/first-of-size.ts";
import { joinedTimes } from "./settle/axes/joined-times.ts";
import { latestCounts } from "./settle/axes/latest-counts.ts";
import { listedDays } from "./settle/axes/listed-days.ts";
import { measuresOfItems } from "./settle/axes/measures-of-items.ts";
import { membersOfRuns } from "./settle/axes/members-of-runs.ts";
import { minutesAndSeconds } from "./settle/axes/minutes-and-seconds.ts";
import { openingSpans } from "./settle/axes/opening-spans.ts";
import { ownedSteps } from "./settle/axes/owned-steps.ts";
import { partsInYear } from "./settle/axes/parts-in-year.ts";
import { partsOfSpans } from "./settle/axes/parts-of-spans.ts";
import { seasonsBefore } from "./settle/axes/seasons-before.ts";
import { signedSpans } from "./settle/axes/signed-spans.ts";
import { spansAsSteps } from "./settle/axes/spans-as-steps.ts";
import { timesOfHeads } from "./settle/axes/times-of-heads.ts";
import { timesOfRuns } from "./settle/axes/times-of-runs.ts";
import { weekdayGroups } from "./settle/axes/weekday-groups.ts";
import { whenClauses } from "./settle/axes/when-clauses.ts";
import { noonNouns } from "./settle/noon-nouns.ts";
import type { SettleRule } from "./settle.ts";

/** In their order. */
export const FIRST_TIMES: readonly SettleRule[] = [
  minutesAndSeconds,
  noonNouns,
  firstOfSize,
  partsOfSpans,
  latestCounts,
  listedDays,
  singleTimes,
  endTimes,
  beforeEvents,
  whenClauses,
  datedClauses,
  headingSpans,
];

/** In their order. */
export const TIMES_IN_NAMES: readonly SettleRule[] = [
  baselines,
  seasonsBefore,
  beforeThat,
  ownedSteps,
  weekdayGroups,
  spansAsSteps,
  partsInYear,
  membersOfRuns,
  timesOfHeads,
  joinedTimes,
];

/** Behind those that settle runs: times of whole runs, and spans of two years. */
export const LAST_TIMES: readonly SettleRule[] = [measuresOfItems, timesOfRuns, openingSpans, changeSpans, signedSpans];
