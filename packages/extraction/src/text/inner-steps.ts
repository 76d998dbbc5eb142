/** What a text is read without, and in which usual form: each step in its order, one on what the other leaves. */
import { agePhrases } from "./age-phrases.ts";
import { anotherOne } from "./another-one.ts";
import { askedHeads } from "./asked-heads.ts";
import { bandedCells } from "./banded-cells.ts";
import { betweenTimes } from "./between-times.ts";
import { beforeItems } from "./before-items.ts";
import { calendarTypos } from "./calendar-typos.ts";
import { censusWords } from "./census-words.ts";
import { chainedSpans } from "./chained-spans.ts";
import { changesAside } from "./changes-aside.ts";
import { chatMarks } from "./chat-marks.ts";
import { cityStates } from "./city-states.ts";
import { commaDecimals } from "./comma-decimals.ts";
import { conversions } from "./conversions.ts";
import { coordinates } from "./coordinates.ts";
import { cellStream } from "./copied/cell-stream.ts";
import { commaNames } from "./copied/comma-names.ts";
import { copiedRows } from "./copied/copied-rows.ts";
import { exactShares } from "./copied/exact-shares.ts";
import { gluedCells } from "./copied/glued-cells.ts";
import { gluedWords } from "./copied/glued-words.ts";
import { lineScores } from "./copied/line-scores.ts";
import { listNotes } from "./copied/list-notes.ts";
import { matchFigures } from "./copied/match-figures.ts";
import { nutrition } from "./copied/nutrition.ts";
import { pipedTables } from "./copied/piped-tables.ts";
import { turnedTables } from "./copied/turned-tables.ts";
import { twoHeads } from "./copied/two-heads.ts";
import { corrected } from "./corrected.ts";
import { countAndShare } from "./count-and-share.ts";
import { countedOnes } from "./counted-ones.ts";
import { countsByYear } from "./counts-by-year.ts";
import { dashParts } from "./dash-parts.ts";
import { dashedHeads } from "./dashed-heads.ts";
import { dictated } from "./dictated.ts";
import { calmed, enclosed, stopped } from "./enclosed.ts";
import { endedSpans } from "./ended-spans.ts";
import { everyOther } from "./every-other.ts";
import { exactPrices } from "./exact-prices.ts";
import { exchanged } from "./exchanged.ts";
import { freeOfCharge } from "./free-of-charge.ts";
import { groupedCells } from "./grouped-cells.ts";
import { groupedRuns } from "./grouped-runs.ts";
import { hashHeads } from "./hash-heads.ts";
import { headedScale } from "./headed-scale.ts";
import { heldAgainst } from "./held-against.ts";
import { heldBeside } from "./held-beside.ts";
import { included } from "./included.ts";
import { joiningPhrases } from "./joining-phrases.ts";
import { keyedScale } from "./keyed-scale.ts";
import { labelsLast } from "./labels-last.ts";
import { letterBullets } from "./letter-bullets.ts";
import { lineThousands } from "./line-thousands.ts";
import { listNumbers } from "./list-numbers.ts";
import { makersCounted } from "./makers-counted.ts";
import { mileSplits } from "./mile-splits.ts";
import { numberColumns } from "./number-columns.ts";
import { numbersApart } from "./numbers-apart.ts";
import { officeChanges } from "./office-changes.ts";
import { officeForms } from "./office-forms.ts";
import { officeTimes } from "./office-times.ts";
import { onceTold } from "./once-told.ts";
import { oneLeft } from "./one-left.ts";
import { outOf } from "./out-of.ts";
import { ownedAlike } from "./owned-alike.ts";
import { paddedCounts } from "./padded-counts.ts";
import { partedPairs } from "./parted-pairs.ts";
import { partedRows } from "./parted-rows.ts";
import { partedSteps } from "./parted-steps.ts";
import { partyBrackets } from "./party-brackets.ts";
import { pastedLines } from "./pasted-lines.ts";
import { pastedRecords } from "./pasted-records.ts";
import { pastedTables } from "./pasted-tables.ts";
import { perBases } from "./per-bases.ts";
import { perShare } from "./per-share.ts";
import { percentYears } from "./percent-years.ts";
import { pictureBullets } from "./picture-bullets.ts";
import { plainLevels } from "./plain-levels.ts";
import { pointedLetters } from "./pointed-letters.ts";
import { pointedMillions } from "./pointed-millions.ts";
import { pollSplits } from "./poll-splits.ts";
import { powersOfTen } from "./powers-of-ten.ts";
import { pricesFirst } from "./prices-first.ts";
import { rangedOver } from "./ranged-over.ts";
import { unranked } from "./ranked-places.ts";
import { rankedRates } from "./ranked-rates.ts";
import { recased } from "./recased.ts";
import { references } from "./references.ts";
import { unasked } from "./requested.ts";
import { joinedLines, respelled, spelledUsually } from "./respelled.ts";
import { risingAmong } from "./rising-among.ts";
import { roughShares } from "./rough-shares.ts";
import { saidChanges } from "./said-changes.ts";
import { saidDates } from "./said-dates.ts";
import { sameSeason } from "./same-season.ts";
import { inUsualEnglish } from "./second-language.ts";
import { sharedTimes } from "./shared-times.ts";
import { sharesAgain } from "./shares-again.ts";
import { shiftedHeads } from "./shifted-heads.ts";
import { sideRatios } from "./side-ratios.ts";
import { sinceLevels } from "./since-levels.ts";
import { slashedHeads } from "./slashed-heads.ts";
import { sourceless } from "./sourceless.ts";
import { spacedCells } from "./spaced-cells.ts";
import { spanCells } from "./span-cells.ts";
import { spokenClockTimes } from "./spoken-clock-times.ts";
import { spokenHundreds } from "./spoken-hundreds.ts";
import type { Squeezed } from "./squeezed.ts";
import { statistics } from "./statistics.ts";
import { timesAhead } from "./times-ahead.ts";
import { toldCounts } from "./told-counts.ts";
import { toldMultiples } from "./told-multiples.ts";
import { toldTrades } from "./told-trades.ts";
import { twoLabels } from "./two-labels.ts";
import { typedForms } from "./typed-forms.ts";
import { typedItems } from "./typed-items.ts";
import { unframed } from "./unframed.ts";
import { unitCells } from "./unit-cells.ts";
import { wasNow } from "./was-now.ts";
import { weFound } from "./we-found.ts";
import { yearLikeCounts } from "./year-like-counts.ts";

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
  hashHeads,
  powersOfTen,
  gluedWords,
  lineScores,
  letterBullets,
  paddedCounts,
  pricesFirst,
  countsByYear,
  mileSplits,
  listNumbers,
  unasked,
  askedHeads,
  references,
  pointedLetters,
  slashedHeads,
  chatMarks,
  pictureBullets,
  calendarTypos,
  commaDecimals,
  lineThousands,
  cityStates,
  percentYears,
  exactShares,
  exactPrices,
  pipedTables,
  cellStream,
  gluedCells,
  matchFigures,
  nutrition,
  statistics,
  listNotes,
  commaNames,
  pastedRecords,
  pastedLines,
  shiftedHeads,
  unitCells,
  pastedTables,
  twoLabels,
  labelsLast,
  spanCells,
  conversions,
  exchanged,
  sharesAgain,
  enclosed,
  unframed,
  calmed,
  stopped,
  sourceless,
  included,
  onceTold,
  sharedTimes,
  yearLikeCounts,
  risingAmong,
  anotherOne,
  makersCounted,
  changesAside,
  saidChanges,
  joiningPhrases,
  toldMultiples,
  sinceLevels,
  rangedOver,
  unranked,
  weFound,
  plainLevels,
  perShare,
  endedSpans,
  timesAhead,
  toldTrades,
  pointedMillions,
  heldBeside,
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
  headedScale,
  officeForms,
  officeChanges,
  officeTimes,
  agePhrases,
  censusWords,
  partyBrackets,
  perBases,
  dashParts,
  beforeItems,
  sameSeason,
  roughShares,
  pollSplits,
  chainedSpans,
  betweenTimes,
  typedForms,
  freeOfCharge,
  keyedScale,
  coordinates,
  toldCounts,
  inUsualEnglish,
  saidDates,
  dictated,
  spokenClockTimes,
  spokenHundreds,
  wasNow,
  groupedRuns,
  typedItems,
  sideRatios,
  corrected,
  everyOther,
  oneLeft,
  countedOnes,
  outOf,
];
