/** Rules that settle what figures amount to, once it is settled what is one: units, signs, and figures told from others. */

import { asMany } from "./as-many.ts";
import { beforeChange } from "./before-change.ts";
import { bracketLosses } from "./bracket-losses.ts";
import { brokeEven } from "./broke-even.ts";
import { changeItems } from "./change-items.ts";
import { fallingChanges, lossSigns } from "./change-signs.ts";
import { sampleSizes, scenes, wholesOf } from "./context-counts.ts";
import { countedOff } from "./counted-off.ts";
import { countedRatios } from "./counted-ratios.ts";
import { denied } from "./denied.ts";
import { describedSizes } from "./described.ts";
import { elidedPlaces } from "./elided-places.ts";
import { elidedRatios } from "./elided-ratios.ts";
import { ratiosTold } from "./for-every.ts";
import { fuelPrices } from "./fuel-prices.ts";
import { headYears } from "./head-years.ts";
import { nounUnits } from "./hurried-marks.ts";
import { partsOfOne } from "./leftover-parts.ts";
import { metresSaid } from "./metres-said.ts";
import { millionsCounted } from "./millions-counted.ts";
import { mixedChanges } from "./mixed-changes.ts";
import { nothingCounted } from "./nothing-counted.ts";
import { numberedInBrackets } from "./numbered-in-brackets.ts";
import { otherChange } from "./other-change.ts";
import { otherThings } from "./other-things.ts";
import { partOfAll } from "./part-of-all.ts";
import { partsOfCount } from "./parts-of-count.ts";
import { partsOfWholes, phrasalNames } from "./plain-marks.ts";
import { inLikeUnits } from "./plain-units.ts";
import { plusSteps } from "./plus-steps.ts";
import { rebased } from "./rebased.ts";
import { restOnTimes } from "./rest-on-times.ts";
import { restShares } from "./rest-shares.ts";
import { rivalsBeaten } from "./rivals-beaten.ts";
import { runningLevels } from "./running-levels.ts";
import { sameFeat } from "./same-feat.ts";
import { sameForBoth } from "./same-for-both.ts";
import { pairsApart, scaleToldOnce } from "./scale-told-once.ts";
import { noneBeside } from "./score-pairs.ts";
import { deriveAll, type SettleRule } from "./settle.ts";
import { sidedChanges } from "./sided-changes.ts";
import { stakedSigns } from "./staked-signs.ts";
import { statedSum } from "./stated-sum.ts";
import { stepsOn } from "./step-on.ts";

import { surplusSigns } from "./surplus-signs.ts";
import { toldMore } from "./told-more.ts";
import { toldUnit } from "./told-unit.ts";
import { wholeHours } from "./whole-hours.ts";
import { wholeShares } from "./whole-shares.ts";

/** In their order. */
export const VALUE_RULES: readonly SettleRule[] = [
  brokeEven,
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
  countedOff,
  partsOfWholes,
  phrasalNames,
  sameFeat,
  elidedRatios,
  describedSizes,
  countedRatios,
  sameForBoth,
  ratiosTold,
  asMany,
  mixedChanges,
  changeItems,
  plusSteps,
  partsOfCount,
  restShares,
  partsOfOne,
  statedSum,
  rivalsBeaten,
  rebased,
  nothingCounted,
  toldMore,
  runningLevels,
  beforeChange,
  stepsOn,
  noneBeside,
  wholesOf,
  deriveAll,
  fallingChanges,
  lossSigns,
  stakedSigns,
  surplusSigns,
  restOnTimes,
  otherThings,
  sidedChanges,
];
