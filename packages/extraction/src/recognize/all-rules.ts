/** All rules that settle mentions, in their order. The reader that stands by in the page has those of `settle.ts` alone. */

import type { Scan } from "../text/scan.ts";
import { accountNegatives } from "./account-negatives.ts";
import { agesTold } from "./ages-told.ts";
import { alternateLabels } from "./alternate-labels.ts";
import { articleCounts } from "./article-counts.ts";
import { articleSteps } from "./article-steps.ts";
import { asMany } from "./as-many.ts";
import { bandRuns, roughFigures } from "./band-runs.ts";
import { beforeChange } from "./before-change.ts";
import { boundedFigures } from "./bounded-figures.ts";
import { bracketLosses } from "./bracket-losses.ts";
import { chainedTimes } from "./chained-times.ts";
import { fallingChanges, lossSigns } from "./change-signs.ts";
import { raceNames, sampleSizes, scenes, wholesOf } from "./context-counts.ts";
import { agesAside, timesAsFigures } from "./counted-labels.ts";
import { countedRatios } from "./counted-ratios.ts";
import { countedYears } from "./counted-years.ts";
import { dashTotals } from "./dash-totals.ts";
import { denied } from "./denied.ts";
import { describedSizes } from "./described.ts";
import { elidedMagnitudes } from "./elided-magnitudes.ts";
import { elidedPlaces } from "./elided-places.ts";
import { elidedRatios } from "./elided-ratios.ts";
import { errorMargins } from "./error-margins.ts";
import { evenItems, slashPairs } from "./even-items.ts";
import { frontedWhole } from "./fronted-whole.ts";
import { fuelPrices } from "./fuel-prices.ts";
import { headYears } from "./head-years.ts";
import {
  capitalNames,
  chatTimes,
  equalItems,
  leftOver,
  namedYears,
  nounUnits,
  runThroughout,
  spanNames,
} from "./hurried-marks.ts";
import { itemEnds } from "./item-ends.ts";
import { itemNumbers } from "./item-numbers.ts";
import { joinedMeasures } from "./joined-measures.ts";
import { joinedTimes } from "./joined-times.ts";
import { labelRuns } from "./label-runs.ts";
import { laterSeasons } from "./later-seasons.ts";
import { leftoverParts, partsOfOne } from "./leftover-parts.ts";
import { loneMarks } from "./lone-marks.ts";
import { madeAsides } from "./made-asides.ts";
import type { Mention } from "./mention.ts";
import { metresSaid } from "./metres-said.ts";
import { millionsCounted } from "./millions-counted.ts";
import { mixedChanges } from "./mixed-changes.ts";
import { monthRuns } from "./month-runs.ts";
import { nounRatios } from "./noun-ratios.ts";
import { numberedInBrackets } from "./numbered-in-brackets.ts";
import { oneBefore } from "./one-before.ts";
import { oneOfMany } from "./one-of-many.ts";
import { onePer } from "./one-per.ts";
import { otherChange } from "./other-change.ts";
import { otherThings } from "./other-things.ts";
import { outnumbered } from "./outnumbered.ts";
import { pairedKeys } from "./paired-keys.ts";
import { partOfAll } from "./part-of-all.ts";
import { partsOfCount } from "./parts-of-count.ts";
import { placedLabels } from "./placed-labels.ts";
import { datedWeekdays, dottedDates, looseAfter, weekdayLetters, yearsBesideFigures } from "./plain-axes.ts";
import {
  degreesOfLetters,
  hoursOfDigits,
  itemsThroughout,
  leadingTag,
  partsOfWholes,
  phrasalNames,
  racesOfMetres,
  rankedNames,
  risenToYears,
} from "./plain-marks.ts";
import { inLikeUnits, metresOfThings } from "./plain-units.ts";
import { plusSteps } from "./plus-steps.ts";
import { rangeItems } from "./range-items.ts";
import { rebased } from "./rebased.ts";
import { recognize } from "./recognize.ts";
import { restOnTimes } from "./rest-on-times.ts";
import { restShares } from "./rest-shares.ts";
import { restated } from "./restated.ts";
import { rivalsBeaten } from "./rivals-beaten.ts";
import { roughThenExact } from "./rough-then-exact.ts";
import { runningLevels } from "./running-levels.ts";
import { sameFeat } from "./same-feat.ts";
import { sameForBoth } from "./same-for-both.ts";
import { pairsApart, scaleToldOnce } from "./scale-told-once.ts";
import { noneBeside, scorePairs } from "./score-pairs.ts";
import { deriveAll, type SettleRule } from "./settle.ts";
import { bareHours, daysOfMonth, elidedSteps } from "./settle-times.ts";
import { shareBands } from "./share-bands.ts";
import { shortOf } from "./short-of.ts";
import { sideClauses } from "./side-clauses.ts";
import { sidedChanges } from "./sided-changes.ts";
import { smallCounts } from "./small-counts.ts";
import { splitPairs } from "./split-pairs.ts";
import { starCounts } from "./star-counts.ts";
import { statedSum } from "./stated-sum.ts";
import { stepsOn } from "./step-on.ts";
import { stillItems } from "./still-items.ts";
import { subjectNumbers } from "./subject-numbers.ts";
import { surplusSigns } from "./surplus-signs.ts";
import { takenNumbers } from "./taken-numbers.ts";
import { toRanges } from "./to-ranges.ts";
import { toldMore } from "./told-more.ts";
import { toldUnit } from "./told-unit.ts";
import { daysOfWeek, partsOfDays } from "./week-parts.ts";
import { wholeHours } from "./whole-hours.ts";
import { wholeShares } from "./whole-shares.ts";
import { yearFigures } from "./year-figures.ts";
import { yearItems } from "./year-items.ts";

/** In their order. */
export const ALL_RULES: readonly SettleRule[] = [
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
  evenItems,
  yearFigures,
  yearItems,
  slashPairs,
  bandRuns,
  roughFigures,
  timesAsFigures,
  agesAside,
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
  scenes,
  sampleSizes,
  wholeShares,
  denied,
  toldUnit,
  headYears,
  elidedPlaces,
  numberedInBrackets,
  otherChange,
  partOfAll,
  nounUnits,
  millionsCounted,
  fuelPrices,
  inLikeUnits,
  metresSaid,
  bracketLosses,
  wholeHours,
  scaleToldOnce,
  pairsApart,
  partsOfWholes,
  phrasalNames,
  sameFeat,
  elidedRatios,
  describedSizes,
  countedRatios,
  sameForBoth,
  outnumbered,
  asMany,
  mixedChanges,
  stillItems,
  plusSteps,
  partsOfCount,
  restShares,
  partsOfOne,
  statedSum,
  rivalsBeaten,
  rebased,
  toldMore,
  runningLevels,
  beforeChange,
  stepsOn,
  noneBeside,
  wholesOf,
  deriveAll,
  fallingChanges,
  lossSigns,
  surplusSigns,
  restOnTimes,
  otherThings,
  sidedChanges,
];

/** All mentions of a text, by all rules. */
export const recognizeAll = (scan: Scan): Mention[] => recognize(scan, ALL_RULES);
