/** Rules that settle what a number is beside others: a figure, a place on an axis, a part of a name, or nothing. */

import { NAME_RULES } from "./name-rules.ts";
import { agesTyped } from "./no-data/ages-typed.ts";
import { asOfDates } from "./no-data/as-of-dates.ts";
import { codedItems } from "./no-data/coded-items.ts";
import { raceNames } from "./no-data/context-counts.ts";
import { countsBesideShares } from "./no-data/counts-beside-shares.ts";
import { describedRuns } from "./no-data/described-runs.ts";
import { dottedHours } from "./no-data/dotted-hours.ts";
import { drawnNumbers } from "./no-data/drawn-numbers.ts";
import { emptyTimes } from "./no-data/empty-times.ts";
import { errorMargins } from "./no-data/error-margins.ts";
import { firstSpans } from "./no-data/first-spans.ts";
import { goalsTold } from "./no-data/goals-told.ts";
import { hookLists } from "./no-data/hook-lists.ts";
import { idleTimes } from "./no-data/idle-times.ts";
import { indexNames } from "./no-data/index-names.ts";
import { listedCodes } from "./no-data/listed-codes.ts";
import { madeAsides } from "./no-data/made-asides.ts";
import { matchAsides } from "./no-data/match-asides.ts";
import { oneOfMany } from "./no-data/one-of-many.ts";
import { referenceAmounts } from "./no-data/reference-amounts.ts";
import { scaleLegends } from "./no-data/scale-legends.ts";
import { servings } from "./no-data/servings.ts";
import { sideClauses } from "./no-data/side-clauses.ts";
import { sizeNumbers } from "./no-data/size-numbers.ts";
import { spanAsides } from "./no-data/span-asides.ts";
import { RANGE_RULES } from "./range-rules.ts";
import { amountsAt } from "./settle/amounts-at.ts";
import { articleCounts } from "./settle/article-counts.ts";
import { ageDecades } from "./settle/axes/age-decades.ts";
import { agesTold } from "./settle/axes/ages-told.ts";
import { bandRuns, roughFigures } from "./settle/axes/band-runs.ts";
import { bracketedTimes } from "./settle/axes/bracketed-times.ts";
import { clockBands } from "./settle/axes/clock-bands.ts";
import { agesAside, timesAsFigures } from "./settle/axes/counted-labels.ts";
import { fiscalParts } from "./settle/axes/fiscal-parts.ts";
import { forecastYears } from "./settle/axes/forecast-years.ts";
import { hourRuns } from "./settle/axes/hour-runs.ts";
import { labelRuns } from "./settle/axes/label-runs.ts";
import { laterSeasons } from "./settle/axes/later-seasons.ts";
import { measuredBands } from "./settle/axes/measured-bands.ts";
import { monthRuns } from "./settle/axes/month-runs.ts";
import { numberKeys } from "./settle/axes/number-keys.ts";
import { numberedInBrackets } from "./settle/axes/numbered-in-brackets.ts";
import { oneBefore } from "./settle/axes/one-before.ts";
import { pairedKeys } from "./settle/axes/paired-keys.ts";
import { perDayBefore } from "./settle/axes/per-day-before.ts";
import { placedLabels } from "./settle/axes/placed-labels.ts";
import { datedWeekdays, dottedDates, looseAfter, timeLetters } from "./settle/axes/plain-axes.ts";
import { pricedSteps } from "./settle/axes/priced-steps.ts";
import { referenceSpans } from "./settle/axes/reference-spans.ts";
import { shareBands } from "./settle/axes/share-bands.ts";
import { shortDays } from "./settle/axes/short-days.ts";
import { starCounts } from "./settle/axes/star-counts.ts";
import { starLabels } from "./settle/axes/star-labels.ts";
import { toldDurations } from "./settle/axes/told-durations.ts";
import { typedDates } from "./settle/axes/typed-dates.ts";
import { daysOfWeek, partsOfDays } from "./settle/axes/week-parts.ts";
import { yearFigures } from "./settle/axes/year-figures.ts";
import { yearItems } from "./settle/axes/year-items.ts";
import { beforeTax } from "./settle/before-tax.ts";
import { boundedFigures } from "./settle/bounded-figures.ts";
import { dashTotals } from "./settle/dash-totals.ts";
import { elidedGrands } from "./settle/elided-grands.ts";
import { elidedMagnitudes } from "./settle/elided-magnitudes.ts";
import { evenItems, slashPairs } from "./settle/even-items.ts";
import { frontedWhole } from "./settle/fronted-whole.ts";
import { fullAndPart } from "./settle/full-and-part.ts";
import {
  capitalNames,
  capitalRun,
  chatTimes,
  equalItems,
  leftOver,
  namedYears,
  runThroughout,
  spanNames,
} from "./settle/hurried-marks.ts";
import { itemEnds } from "./settle/item-ends.ts";
import { itemNumbers } from "./settle/item-numbers.ts";
import { joinedMeasures } from "./settle/joined-measures.ts";
import { ledGroups } from "./settle/led-groups.ts";
import { lettered } from "./settle/lettered.ts";
import { modelFigures } from "./settle/model-figures.ts";
import { noneUnder } from "./settle/none-under.ts";
import { nounRatios } from "./settle/noun-ratios.ts";
import { numberedObjects } from "./settle/numbered-objects.ts";
import { numberedTitles } from "./settle/numbered-titles.ts";
import { oneIn } from "./settle/one-in.ts";
import { onePer } from "./settle/one-per.ts";
import { placeEnds } from "./settle/place-ends.ts";
import {
  degreesOfLetters,
  hoursOfDigits,
  itemsThroughout,
  leadingTag,
  racesOfMetres,
  rankedNames,
  risenToYears,
} from "./settle/plain-marks.ts";
import { metresOfThings } from "./settle/plain-units.ts";
import { pricedItems } from "./settle/priced-items.ts";
import { rateBases } from "./settle/rate-bases.ts";
import { ratedRanges } from "./settle/rated-ranges.ts";
import { roughThenExact } from "./settle/rough-then-exact.ts";
import { scorePairs } from "./settle/score-pairs.ts";
import { slashWholes } from "./settle/slash-wholes.ts";
import { smallCounts } from "./settle/small-counts.ts";
import { takenBack } from "./settle/taken-back.ts";
import { takenNumbers } from "./settle/taken-numbers.ts";
import { tinyItems } from "./settle/tiny-items.ts";
import { LABEL_RULES, type SettleRule, TIME_RULES } from "./settle.ts";
import { FIRST_TIMES, LAST_TIMES, TIMES_IN_NAMES } from "./time-rules.ts";
import { articleSteps } from "./told/article-steps.ts";
import { leftoverParts } from "./told/leftover-parts.ts";
import { shortOf } from "./told/short-of.ts";
import { YEAR_RULES } from "./year-rules.ts";

/** In their order. */
export const KIND_RULES: readonly SettleRule[] = [
  beforeTax,
  ...FIRST_TIMES,
  rateBases,
  measuredBands,
  pricedSteps,
  numberedObjects,
  ratedRanges,
  starLabels,
  clockBands,
  ...NAME_RULES,
  fullAndPart,
  referenceSpans,
  forecastYears,
  nounRatios,
  oneIn,
  agesTyped,
  takenNumbers,
  errorMargins,
  indexNames,
  takenBack,
  drawnNumbers,
  hookLists,
  dottedHours,
  emptyTimes,
  asOfDates,
  listedCodes,
  sizeNumbers,
  codedItems,
  dashTotals,
  ...RANGE_RULES,
  boundedFigures,
  noneUnder,
  oneOfMany,
  matchAsides,
  spanAsides,
  firstSpans,
  servings,
  referenceAmounts,
  frontedWhole,
  madeAsides,
  leadingTag,
  rankedNames,
  chatTimes,
  toldDurations,
  numberedTitles,
  modelFigures,
  metresOfThings,
  capitalNames,
  capitalRun,
  leftOver,
  spanNames,
  equalItems,
  fiscalParts,
  dottedDates,
  typedDates,
  runThroughout,
  namedYears,
  timeLetters,
  shortDays,
  datedWeekdays,
  partsOfDays,
  daysOfWeek,
  laterSeasons,
  numberedInBrackets,
  looseAfter,
  ...YEAR_RULES,
  degreesOfLetters,
  racesOfMetres,
  hoursOfDigits,
  risenToYears,
  itemsThroughout,
  tinyItems,
  raceNames,
  roughThenExact,
  shareBands,
  starCounts,
  articleCounts,
  articleSteps,
  pairedKeys,
  numberKeys,
  agesTold,
  leftoverParts,
  shortOf,
  smallCounts,
  sideClauses,
  goalsTold,
  idleTimes,
  oneBefore,
  countsBesideShares,
  perDayBefore,
  onePer,
  itemEnds,
  itemNumbers,
  elidedMagnitudes,
  elidedGrands,
  scorePairs,
  hourRuns,
  ...TIMES_IN_NAMES,
  monthRuns,
  ...TIME_RULES,
  amountsAt,
  lettered,
  ledGroups,
  evenItems,
  yearFigures,
  yearItems,
  slashPairs,
  slashWholes,
  ageDecades,
  bandRuns,
  roughFigures,
  timesAsFigures,
  agesAside,
  pricedItems,
  placedLabels,
  labelRuns,
  describedRuns,
  joinedMeasures,
  ...LABEL_RULES,
  ...LAST_TIMES,
  scaleLegends,
  bracketedTimes,
  placeEnds,
];
