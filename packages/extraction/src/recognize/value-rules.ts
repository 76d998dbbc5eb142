/** Rules that settle what figures amount to, once it is settled what is one: units, signs, and figures told from others. */

import { MAGNITUDE_RULES } from "./magnitude-rules.ts";
import { askedMarks } from "./no-data/asked-marks.ts";
import { bracketAges } from "./no-data/bracket-ages.ts";
import { clockNames } from "./no-data/clock-names.ts";
import { codeHeads } from "./no-data/code-heads.ts";
import { sampleSizes, scenes, wholesOf } from "./no-data/context-counts.ts";
import { countedBesideWeights } from "./no-data/counted-beside-weights.ts";
import { countedPlaces } from "./no-data/counted-places.ts";
import { countedSources } from "./no-data/counted-sources.ts";
import { datedNamesakes } from "./no-data/dated-namesakes.ts";
import { describedSizes } from "./no-data/described.ts";
import { differencesAside } from "./no-data/differences-aside.ts";
import { directed } from "./no-data/directed.ts";
import { eatenOfIt } from "./no-data/eaten-of-it.ts";
import { invitations } from "./no-data/invitations.ts";
import { listOutcomes } from "./no-data/list-outcomes.ts";
import { movedHours } from "./no-data/moved-hours.ts";
import { newsContext } from "./no-data/news-context.ts";
import { numberedList } from "./no-data/numbered-list.ts";
import { ofWhom } from "./no-data/of-whom.ts";
import { openingNumbers } from "./no-data/opening-numbers.ts";
import { pastOfOne } from "./no-data/past-of-one.ts";
import { placesTold } from "./no-data/places-told.ts";
import { ratesOnTop } from "./no-data/rates-on-top.ts";
import { sameAnswers } from "./no-data/same-answers.ts";
import { sharedOut } from "./no-data/shared-out.ts";
import { sinceRecords } from "./no-data/since-records.ts";
import { PART_RULES } from "./part-rules.ts";
import { countedOff } from "./settle/axes/counted-off.ts";
import { elidedPlaces } from "./settle/axes/elided-places.ts";
import { headYears } from "./settle/axes/head-years.ts";
import { joinedHours } from "./settle/axes/joined-hours.ts";
import { listedRuns } from "./settle/axes/listed-runs.ts";
import { numberedInBrackets } from "./settle/axes/numbered-in-brackets.ts";
import { ownedTimes } from "./settle/axes/owned-times.ts";
import { runLevels } from "./settle/axes/run-levels.ts";
import { bareShares } from "./settle/bare-shares.ts";
import { bracketLosses } from "./settle/bracket-losses.ts";
import { changedLevels } from "./settle/changed-levels.ts";
import { countedRows } from "./settle/counted-rows.ts";
import { denied } from "./settle/denied.ts";
import { describedPlaces } from "./settle/described-places.ts";
import { elidedRatios } from "./settle/elided-ratios.ts";
import { exactInBrackets } from "./settle/exact-in-brackets.ts";
import { fuelPrices } from "./settle/fuel-prices.ts";
import { grandNouns } from "./settle/grand-nouns.ts";
import { heldShares } from "./settle/held-shares.ts";
import { nounUnits } from "./settle/hurried-marks.ts";
import { idleNones } from "./settle/idle-nones.ts";
import { kelvin } from "./settle/kelvin.ts";
import { levelsBesideChanges } from "./settle/levels-beside-changes.ts";
import { levelsTold } from "./settle/levels-told.ts";
import { metresSaid } from "./settle/metres-said.ts";
import { millionsCounted } from "./settle/millions-counted.ts";
import { mixedFractions, mixedRatios } from "./settle/mixed-ratios.ts";
import { namedUnits } from "./settle/named-units.ts";
import { noMass } from "./settle/no-mass.ts";
import { noneLeft } from "./settle/none-left.ts";
import { orShares } from "./settle/or-shares.ts";
import { pairedDifferences } from "./settle/paired-differences.ts";
import { partsOfWholes, phrasalNames } from "./settle/plain-marks.ts";
import { inLikeUnits } from "./settle/plain-units.ts";
import { ratesApart } from "./settle/rates-apart.ts";
import { resultBrackets } from "./settle/result-brackets.ts";
import { saidRanges } from "./settle/said-ranges.ts";
import { sameFeat } from "./settle/same-feat.ts";
import { sameForBoth } from "./settle/same-for-both.ts";
import { noneBeside } from "./settle/score-pairs.ts";
import { shareInNames } from "./settle/share-in-names.ts";
import { standInOnes } from "./settle/stand-in-ones.ts";
import { stockParts } from "./settle/stock-parts.ts";
import { toldUnit } from "./settle/told-unit.ts";
import { unitSizes } from "./settle/unit-sizes.ts";
import { wholeHours } from "./settle/whole-hours.ts";
import { wholeShares } from "./settle/whole-shares.ts";
import { deriveAll, type SettleRule } from "./settle.ts";
import { SIGN_RULES } from "./sign-rules.ts";
import { apartSigns } from "./told/apart-signs.ts";
import { asMany } from "./told/as-many.ts";
import { beforeChange } from "./told/before-change.ts";
import { brokeEven } from "./told/broke-even.ts";
import { changesOfOthers } from "./told/changes-of-others.ts";
import { countedRatios } from "./told/counted-ratios.ts";
import { describedOnes } from "./told/described-ones.ts";
import { elidedSteps } from "./told/elided-steps.ts";
import { equalItems } from "./told/equal-items.ts";
import { fallsBy } from "./told/falls-by.ts";
import { forEvery } from "./told/for-every.ts";
import { gappedFalls } from "./told/gapped-falls.ts";
import { stepsInTurn } from "./told/in-turn.ts";
import { keyedSteps } from "./told/keyed-steps.ts";
import { levelsStated } from "./told/levels-stated.ts";
import { manyInBrackets } from "./told/many-in-brackets.ts";
import { mixedChanges } from "./told/mixed-changes.ts";
import { multipliedItems } from "./told/multiplied-items.ts";
import { otherChange } from "./told/other-change.ts";
import { otherOfRatio } from "./told/other-of-ratio.ts";
import { otherSubjects } from "./told/other-subjects.ts";
import { otherThings } from "./told/other-things.ts";
import { outnumbered } from "./told/outnumbered.ts";
import { partOfAll } from "./told/part-of-all.ts";
import { plannedLosses } from "./told/planned-losses.ts";
import { plusCounts } from "./told/plus-counts.ts";
import { plusSteps } from "./told/plus-steps.ts";
import { pricesOff } from "./told/prices-off.ts";
import { rebased } from "./told/rebased.ts";
import { restOnTimes } from "./told/rest-on-times.ts";
import { risenBetween } from "./told/risen-between.ts";
import { rivalsBeaten } from "./told/rivals-beaten.ts";
import { runningLevels } from "./told/running-levels.ts";
import { saidTheSame } from "./told/said-the-same.ts";
import { sameHolder } from "./told/same-holder.ts";
import { shortThings } from "./told/short-things.ts";
import { sidedChanges } from "./told/sided-changes.ts";
import { sinceThen } from "./told/since-then.ts";
import { stepsOn } from "./told/step-on.ts";
import { stillItems } from "./told/still-items.ts";
import { toldMore } from "./told/told-more.ts";

/** In their order. */
export const VALUE_RULES: readonly SettleRule[] = [
  kelvin,
  ratesOnTop,
  grandNouns,
  unitSizes,
  saidRanges,
  bracketAges,
  clockNames,
  describedPlaces,
  ownedTimes,
  namedUnits,
  shareInNames,
  listedRuns,
  standInOnes,
  ofWhom,
  openingNumbers,
  runLevels,
  brokeEven,
  invitations,
  movedHours,
  exactInBrackets,
  orShares,
  scenes,
  sharedOut,
  countedSources,
  sinceRecords,
  sampleSizes,
  noneLeft,
  mixedRatios,
  mixedFractions,
  bareShares,
  heldShares,
  stockParts,
  newsContext,
  askedMarks,
  countedBesideWeights,
  eatenOfIt,
  pastOfOne,
  wholeShares,
  idleNones,
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
  resultBrackets,
  wholeHours,
  countedRows,
  ...MAGNITUDE_RULES,
  countedOff,
  partsOfWholes,
  phrasalNames,
  sameFeat,
  elidedRatios,
  describedSizes,
  countedRatios,
  sameForBoth,
  differencesAside,
  pricesOff,
  outnumbered,
  forEvery,
  otherOfRatio,
  asMany,
  manyInBrackets,
  mixedChanges,
  apartSigns,
  equalItems,
  fallsBy,
  multipliedItems,
  stillItems,
  plusCounts,
  plusSteps,
  ...PART_RULES,
  rivalsBeaten,
  rebased,
  datedNamesakes,
  directed,
  codeHeads,
  placesTold,
  numberedList,
  countedPlaces,
  joinedHours,
  levelsTold,
  changedLevels,
  listOutcomes,
  toldMore,
  stepsInTurn,
  runningLevels,
  risenBetween,
  beforeChange,
  stepsOn,
  noneBeside,
  noMass,
  wholesOf,
  deriveAll,
  keyedSteps,
  pairedDifferences,
  levelsBesideChanges,
  plannedLosses,
  sameHolder,
  shortThings,
  levelsStated,
  sameAnswers,
  changesOfOthers,
  sinceThen,
  elidedSteps,
  ...SIGN_RULES,
  restOnTimes,
  describedOnes,
  saidTheSame,
  otherSubjects,
  otherThings,
  sidedChanges,
  gappedFalls,
  ratesApart,
];
