/** What a text is read without, and in which usual form: each step in its order, one on what the other leaves. */
import { afterSpans } from "./after-spans.ts";
import { agePhrases } from "./age-phrases.ts";
import { anotherOne } from "./another-one.ts";
import { askedGroups } from "./asked-groups.ts";
import { bandedCells } from "./banded-cells.ts";
import { beforeItems } from "./before-items.ts";
import { betweenTimes } from "./between-times.ts";
import { censusWords } from "./census-words.ts";
import { chainedSpans } from "./chained-spans.ts";
import { CHANGE_STEPS } from "./change-steps.ts";
import { chatDigits } from "./chat-digits.ts";
import { conversions } from "./conversions.ts";
import { coordinates } from "./coordinates.ts";
import { copiedRows } from "./copied/copied-rows.ts";
import { turnedTables } from "./copied/turned-tables.ts";
import { twoHeads } from "./copied/two-heads.ts";
import { corrected } from "./corrected.ts";
import { countAndShare } from "./count-and-share.ts";
import { countedOnes } from "./counted-ones.ts";
import { dashParts } from "./dash-parts.ts";
import { dashedAsides } from "./dashed-asides.ts";
import { dashedHeads } from "./dashed-heads.ts";
import { degreeLetters } from "./degree-letters.ts";
import { describedDozens } from "./described-dozens.ts";
import { dictated } from "./dictated.ts";
import { dottedRuns } from "./dotted-runs.ts";
import { echoed } from "./echoed.ts";
import { elidedIn } from "./elided-in.ts";
import { calmed, enclosed, stopped } from "./enclosed.ts";
import { endedSpans } from "./ended-spans.ts";
import { everyOneSince } from "./every-one-since.ts";
import { everyOther } from "./every-other.ts";
import { exchanged } from "./exchanged.ts";
import { feltFigures } from "./felt-figures.ts";
import { foundCounted } from "./found-counted.ts";
import { freeOfCharge } from "./free-of-charge.ts";
import { groupedCells } from "./grouped-cells.ts";
import { groupedLists } from "./grouped-lists.ts";
import { groupedRuns } from "./grouped-runs.ts";
import { hedgedFigures } from "./hedged-figures.ts";
import { heldAgainst } from "./held-against.ts";
import { idleEnds } from "./idle-ends.ts";
import { included } from "./included.ts";
import { keyedScale } from "./keyed-scale.ts";
import { LAYOUT_STEPS } from "./layout-steps.ts";
import { LIST_STEPS } from "./list-steps.ts";
import { listedShared } from "./listed-shared.ts";
import { loneVoters } from "./lone-voters.ts";
import { makersCounted } from "./makers-counted.ts";
import { matchRounds } from "./match-rounds.ts";
import { measuredCauses } from "./measured-causes.ts";
import { missedPlaces } from "./missed-places.ts";
import { multipliedFrom } from "./multiplied-from.ts";
import { numberColumns } from "./number-columns.ts";
import { numberedLines } from "./numbered-lines.ts";
import { numbersApart } from "./numbers-apart.ts";
import { officeChanges } from "./office-changes.ts";
import { officeForms } from "./office-forms.ts";
import { officeTimes } from "./office-times.ts";
import { onceTold } from "./once-told.ts";
import { oneLeft } from "./one-left.ts";
import { outOf } from "./out-of.ts";
import { outsetLevels } from "./outset-levels.ts";
import { ownStories } from "./own-stories.ts";
import { ownedAlike } from "./owned-alike.ts";
import { partedPairs } from "./parted-pairs.ts";
import { partedRows } from "./parted-rows.ts";
import { partedSteps } from "./parted-steps.ts";
import { partyBrackets } from "./party-brackets.ts";
import { penceSteps } from "./pence-steps.ts";
import { perBases } from "./per-bases.ts";
import { perShare } from "./per-share.ts";
import { plainLevels } from "./plain-levels.ts";
import { pollSplits } from "./poll-splits.ts";
import { unranked } from "./ranked-places.ts";
import { rankedRates } from "./ranked-rates.ts";
import { recased } from "./recased.ts";
import { HEAD_STEPS, LEGEND_STEPS, PERIOD_STEPS } from "./report-steps.ts";
import { joinedLines, respelled, spelledUsually } from "./respelled.ts";
import { risingAmong } from "./rising-among.ts";
import { roughShares } from "./rough-shares.ts";
import { saidDates } from "./said-dates.ts";
import { sameSeason } from "./same-season.ts";
import { inUsualEnglish } from "./second-language.ts";
import { sharedTimes } from "./shared-times.ts";
import { sharesAgain } from "./shares-again.ts";
import { sideRatios } from "./side-ratios.ts";
import { signedHeads } from "./signed-heads.ts";
import { sizesAside } from "./sizes-aside.ts";
import { sourceless } from "./sourceless.ts";
import { spacedCells } from "./spaced-cells.ts";
import { spacedRanges } from "./spaced-ranges.ts";
import { spokenClockTimes } from "./spoken-clock-times.ts";
import { spokenHundreds } from "./spoken-hundreds.ts";
import { SPOKEN_STEPS } from "./spoken-steps.ts";
import type { Squeezed } from "./squeezed.ts";
import { steadyThroughout } from "./steady-throughout.ts";
import { stepsInTimes } from "./steps-in-times.ts";
import { thanAny } from "./than-any.ts";
import { TIME_STEPS } from "./time-steps.ts";
import { timesAhead } from "./times-ahead.ts";
import { toldCounts } from "./told-counts.ts";
import { toldExactly } from "./told-exactly.ts";
import { toldTrades } from "./told-trades.ts";
import { trainingNotes } from "./training-notes.ts";
import { typedForms } from "./typed-forms.ts";
import { typedItems } from "./typed-items.ts";
import { unframed } from "./unframed.ts";
import { wasNow } from "./was-now.ts";
import { weFound } from "./we-found.ts";
import { withinSpans } from "./within-spans.ts";
import { yearsSaw } from "./years-saw.ts";

export type Step = (text: string) => Squeezed | null;

/** A step that leaves every letter in its place. */
const inPlace =
  (change: (text: string) => string | null) =>
  (text: string): Squeezed | null => {
    const changed = change(text);
    return changed === null ? null : { text: changed, back: (span) => span };
  };

/** In their order. */
export const STEPS: readonly Step[] = [
  ...LAYOUT_STEPS,
  conversions,
  exchanged,
  sharesAgain,
  inPlace(spacedRanges),
  dashedAsides,
  signedHeads,
  degreeLetters,
  toldExactly,
  multipliedFrom,
  sizesAside,
  enclosed,
  unframed,
  dottedRuns,
  calmed,
  stopped,
  ownStories,
  sourceless,
  missedPlaces,
  included,
  onceTold,
  sharedTimes,
  listedShared,
  elidedIn,
  yearsSaw,
  steadyThroughout,
  matchRounds,
  outsetLevels,
  askedGroups,
  withinSpans,
  chatDigits,
  trainingNotes,
  risingAmong,
  feltFigures,
  hedgedFigures,
  anotherOne,
  makersCounted,
  ...PERIOD_STEPS,
  penceSteps,
  stepsInTimes,
  ...CHANGE_STEPS,
  unranked,
  foundCounted,
  weFound,
  plainLevels,
  perShare,
  endedSpans,
  thanAny,
  timesAhead,
  toldTrades,
  ...HEAD_STEPS,
  groupedLists,
  ...LIST_STEPS,
  heldAgainst,
  rankedRates,
  twoHeads,
  groupedCells,
  spacedCells,
  copiedRows,
  numberColumns,
  turnedTables,
  countAndShare,
  inPlace(joinedLines),
  inPlace(partedRows),
  inPlace(partedPairs),
  inPlace(partedSteps),
  inPlace(dashedHeads),
  inPlace(ownedAlike),
  inPlace(recased),
  inPlace(spelledUsually),
  respelled,
  numbersApart,
  bandedCells,
  ...LEGEND_STEPS,
  officeForms,
  officeChanges,
  officeTimes,
  ...TIME_STEPS,
  agePhrases,
  censusWords,
  partyBrackets,
  numberedLines,
  perBases,
  dashParts,
  beforeItems,
  sameSeason,
  roughShares,
  pollSplits,
  chainedSpans,
  betweenTimes,
  afterSpans,
  typedForms,
  freeOfCharge,
  keyedScale,
  coordinates,
  toldCounts,
  inUsualEnglish,
  saidDates,
  ...SPOKEN_STEPS,
  dictated,
  spokenClockTimes,
  spokenHundreds,
  wasNow,
  groupedRuns,
  typedItems,
  sideRatios,
  corrected,
  echoed,
  measuredCauses,
  idleEnds,
  describedDozens,
  everyOneSince,
  everyOther,
  oneLeft,
  loneVoters,
  countedOnes,
  outOf,
];
