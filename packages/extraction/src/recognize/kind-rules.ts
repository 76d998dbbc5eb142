/** Rules that settle what a number is beside others: a figure, a place on an axis, a part of a name, or nothing. */

import { accountNegatives } from "./account-negatives.ts";
import { ageDecades } from "./age-decades.ts";
import { agesTold } from "./ages-told.ts";
import { alternateLabels } from "./alternate-labels.ts";
import { articleCounts } from "./article-counts.ts";
import { articleSteps } from "./article-steps.ts";
import { bandRuns, roughFigures } from "./band-runs.ts";
import { boundedFigures } from "./bounded-figures.ts";
import { chainedTimes } from "./chained-times.ts";
import { raceNames } from "./context-counts.ts";
import { agesAside, timesAsFigures } from "./counted-labels.ts";
import { countedYears } from "./counted-years.ts";
import { dashTotals } from "./dash-totals.ts";
import { describedRuns } from "./described-runs.ts";
import { elidedMagnitudes } from "./elided-magnitudes.ts";
import { errorMargins } from "./error-margins.ts";
import { evenItems, slashPairs } from "./even-items.ts";
import { frontedWhole } from "./fronted-whole.ts";
import {
  capitalNames,
  chatTimes,
  equalItems,
  leftOver,
  namedYears,
  runThroughout,
  spanNames,
} from "./hurried-marks.ts";
import { itemEnds } from "./item-ends.ts";
import { itemNumbers } from "./item-numbers.ts";
import { joinedMeasures } from "./joined-measures.ts";
import { joinedTimes } from "./joined-times.ts";
import { labelRuns } from "./label-runs.ts";
import { laterSeasons } from "./later-seasons.ts";
import { leftoverParts } from "./leftover-parts.ts";
import { lettered } from "./lettered.ts";
import { loneMarks } from "./lone-marks.ts";
import { madeAsides } from "./made-asides.ts";
import { monthRuns } from "./month-runs.ts";
import { nounRatios } from "./noun-ratios.ts";
import { numberedInBrackets } from "./numbered-in-brackets.ts";
import { oneBefore } from "./one-before.ts";
import { oneOfMany } from "./one-of-many.ts";
import { onePer } from "./one-per.ts";
import { pairedKeys } from "./paired-keys.ts";
import { placedLabels } from "./placed-labels.ts";
import { datedWeekdays, dottedDates, looseAfter, weekdayLetters, yearsBesideFigures } from "./plain-axes.ts";
import {
  degreesOfLetters,
  hoursOfDigits,
  itemsThroughout,
  leadingTag,
  racesOfMetres,
  rankedNames,
  risenToYears,
} from "./plain-marks.ts";
import { metresOfThings } from "./plain-units.ts";
import { rangeItems } from "./range-items.ts";
import { restated } from "./restated.ts";
import { roughThenExact } from "./rough-then-exact.ts";
import { scorePairs } from "./score-pairs.ts";
import type { SettleRule } from "./settle.ts";
import { bareHours, daysOfMonth, elidedSteps } from "./settle-times.ts";
import { shareBands } from "./share-bands.ts";
import { shortOf } from "./short-of.ts";
import { sideClauses } from "./side-clauses.ts";
import { smallCounts } from "./small-counts.ts";
import { splitPairs } from "./split-pairs.ts";
import { starCounts } from "./star-counts.ts";
import { subjectNumbers } from "./subject-numbers.ts";
import { takenNumbers } from "./taken-numbers.ts";
import { timesOfRuns } from "./times-of-runs.ts";
import { toRanges } from "./to-ranges.ts";
import { daysOfWeek, partsOfDays } from "./week-parts.ts";
import { yearFigures } from "./year-figures.ts";
import { yearItems } from "./year-items.ts";
import { yearsOrCounts } from "./year-or-count.ts";

/** In their order. */
export const KIND_RULES: readonly SettleRule[] = [
  nounRatios,
  takenNumbers,
  errorMargins,
  dashTotals,
  toRanges,
  boundedFigures,
  oneOfMany,
  frontedWhole,
  madeAsides,
  leadingTag,
  rankedNames,
  chatTimes,
  metresOfThings,
  capitalNames,
  leftOver,
  spanNames,
  equalItems,
  dottedDates,
  runThroughout,
  namedYears,
  weekdayLetters,
  datedWeekdays,
  partsOfDays,
  daysOfWeek,
  laterSeasons,
  numberedInBrackets,
  looseAfter,
  yearsBesideFigures,
  countedYears,
  yearsOrCounts,
  degreesOfLetters,
  racesOfMetres,
  hoursOfDigits,
  risenToYears,
  itemsThroughout,
  raceNames,
  roughThenExact,
  shareBands,
  starCounts,
  articleCounts,
  articleSteps,
  pairedKeys,
  agesTold,
  leftoverParts,
  shortOf,
  smallCounts,
  sideClauses,
  oneBefore,
  onePer,
  itemEnds,
  itemNumbers,
  elidedMagnitudes,
  scorePairs,
  joinedTimes,
  monthRuns,
  daysOfMonth,
  bareHours,
  elidedSteps,
  subjectNumbers,
  lettered,
  evenItems,
  yearFigures,
  yearItems,
  slashPairs,
  ageDecades,
  bandRuns,
  roughFigures,
  timesAsFigures,
  agesAside,
  placedLabels,
  labelRuns,
  describedRuns,
  alternateLabels,
  joinedMeasures,
  loneMarks,
  chainedTimes,
  rangeItems,
  splitPairs,
  accountNegatives,
  restated,
  timesOfRuns,
];
