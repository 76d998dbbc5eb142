/** The rules that settle mentions in few texts. The server's reader has them; the one that stands by in the page does without. */

import type { Scan } from "../text/scan.ts";
import { agesTold } from "./ages-told.ts";
import { articleCounts } from "./article-counts.ts";
import { asMany } from "./as-many.ts";
import { raceNames } from "./context-counts.ts";
import { countedRatios } from "./counted-ratios.ts";
import { describedSizes } from "./described.ts";
import { elidedRatios } from "./elided-ratios.ts";
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
import { leftoverParts, partsOfOne } from "./leftover-parts.ts";
import type { Mention } from "./mention.ts";
import { mixedChanges } from "./mixed-changes.ts";
import { oneBefore } from "./one-before.ts";
import { otherChange } from "./other-change.ts";
import { outnumbered } from "./outnumbered.ts";
import { pairedKeys } from "./paired-keys.ts";
import { partOfAll } from "./part-of-all.ts";
import { partsOfCount } from "./parts-of-count.ts";
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
import { rebased } from "./rebased.ts";
import { recognize } from "./recognize.ts";
import { restShares } from "./rest-shares.ts";
import { sameFeat } from "./same-feat.ts";
import { sameForBoth } from "./same-for-both.ts";
import { noneBeside, scorePairs } from "./score-pairs.ts";
import type { SpareRules } from "./settle.ts";
import { shareBands } from "./share-bands.ts";
import { smallCounts } from "./small-counts.ts";
import { starCounts } from "./star-counts.ts";

export const SPARE_RULES: SpareRules = {
  early: [
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
    looseAfter,
    yearsBesideFigures,
    degreesOfLetters,
    racesOfMetres,
    hoursOfDigits,
    risenToYears,
    itemsThroughout,
    raceNames,
    shareBands,
    starCounts,
    articleCounts,
    pairedKeys,
    agesTold,
    leftoverParts,
    smallCounts,
    oneBefore,
    scorePairs,
  ],
  late: [
    otherChange,
    partOfAll,
    nounUnits,
    inLikeUnits,
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
    plusSteps,
    partsOfCount,
    restShares,
    partsOfOne,
    rebased,
    noneBeside,
  ],
};

/** All mentions of a text, by all rules. */
export const recognizeAll = (scan: Scan): Mention[] => recognize(scan, SPARE_RULES);
