/** How changes, multiples and levels beside each other are told in the usual way: steps of inner-steps.ts that stand together. */

import { beatenBy } from "./beaten-by.ts";
import { boughtSame } from "./bought-same.ts";
import { bracketLevels } from "./bracket-levels.ts";
import { bracketTimes } from "./bracket-times.ts";
import { changesAside } from "./changes-aside.ts";
import { comeFrom } from "./come-from.ts";
import { comparedPlainly } from "./compared-plainly.ts";
import { countedMore } from "./counted-more.ts";
import { doneBefore } from "./done-before.ts";
import { foundBySurveys } from "./found-by-surveys.ts";
import { frontedTimes } from "./fronted-times.ts";
import { joiningPhrases } from "./joining-phrases.ts";
import { lastedAfter } from "./lasted-after.ts";
import { levelsOfChange } from "./levels-of-change.ts";
import { likenedSizes } from "./likened-sizes.ts";
import { millionMarks } from "./million-marks.ts";
import { multiplesBeside } from "./multiples-beside.ts";
import { multipliedBefore } from "./multiplied-before.ts";
import { namedEnds } from "./named-ends.ts";
import { notesCalled } from "./notes-called.ts";
import { openedClosed } from "./opened-closed.ts";
import { owedBothWays } from "./owed-both-ways.ts";
import { pastBrackets } from "./past-brackets.ts";
import { pointChanges } from "./point-changes.ts";
import { putBackOn } from "./put-back-on.ts";
import { quarterPoints } from "./quarter-points.ts";
import { raceGaps } from "./race-gaps.ts";
import { rangedOver } from "./ranged-over.ts";
import { reachedOn } from "./reached-on.ts";
import { rememberedLevels } from "./remembered-levels.ts";
import { resultWays } from "./result-ways.ts";
import { runChanges } from "./run-changes.ts";
import { saidChanges } from "./said-changes.ts";
import { signsToLevels } from "./signs-to-levels.ts";
import { sinceLevels } from "./since-levels.ts";
import { sinceWhen } from "./since-when.ts";
import { soDid } from "./so-did.ts";
import type { Squeezed } from "./squeezed.ts";
import { staffMoves } from "./staff-moves.ts";
import { sumDashes } from "./sum-dashes.ts";
import { targetsPassed } from "./targets-passed.ts";
import { thanThen } from "./than-then.ts";
import { timesOne } from "./times-one.ts";
import { toldMultiples } from "./told-multiples.ts";
import { upOnLevels } from "./up-on-levels.ts";
import { whenCompared } from "./when-compared.ts";

/** In their order. */
export const CHANGE_STEPS: readonly ((text: string) => Squeezed | null)[] = [
  owedBothWays,
  signsToLevels,
  staffMoves,
  comparedPlainly,
  putBackOn,
  countedMore,
  resultWays,
  frontedTimes,
  runChanges,
  pastBrackets,
  bracketTimes,
  soDid,
  sumDashes,
  beatenBy,
  namedEnds,
  comeFrom,
  multiplesBeside,
  thanThen,
  millionMarks,
  quarterPoints,
  bracketLevels,
  changesAside,
  saidChanges,
  upOnLevels,
  reachedOn,
  lastedAfter,
  joiningPhrases,
  boughtSame,
  toldMultiples,
  multipliedBefore,
  targetsPassed,
  notesCalled,
  likenedSizes,
  timesOne,
  rememberedLevels,
  whenCompared,
  sinceLevels,
  sinceWhen,
  pointChanges,
  raceGaps,
  rangedOver,
  levelsOfChange,
  openedClosed,
  doneBefore,
  foundBySurveys,
];
