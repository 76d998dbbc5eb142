/** How a text is laid out: its heads, bullets and lines, and what is copied from tables; the first of the steps of inner-steps.ts. */

import { arrowHeads } from "./arrow-heads.ts";
import { askedHeads } from "./asked-heads.ts";
import { calendarTypos } from "./calendar-typos.ts";
import { chatMarks } from "./chat-marks.ts";
import { cityStates } from "./city-states.ts";
import { commaDecimals } from "./comma-decimals.ts";
import { cellStream } from "./copied/cell-stream.ts";
import { commaNames } from "./copied/comma-names.ts";
import { gluedCells } from "./copied/glued-cells.ts";
import { gluedWords } from "./copied/glued-words.ts";
import { lineScores } from "./copied/line-scores.ts";
import { listNotes } from "./copied/list-notes.ts";
import { matchFigures } from "./copied/match-figures.ts";
import { nutrition } from "./copied/nutrition.ts";
import { PASTE_STEPS } from "./copied/paste-steps.ts";
import { pipedTables } from "./copied/piped-tables.ts";
import { countsByYear } from "./counts-by-year.ts";
import { daysOfPairs } from "./days-of-pairs.ts";
import { exactDecimals } from "./exact-decimals.ts";
import { fineDecimals } from "./fine-decimals.ts";
import { groupedPoints } from "./grouped-points.ts";
import { hashHeads } from "./hash-heads.ts";
import { initialsBehind } from "./initials-behind.ts";
import { labelsLast } from "./labels-last.ts";
import { letterBullets } from "./letter-bullets.ts";
import { lineThousands } from "./line-thousands.ts";
import { listNumbers } from "./list-numbers.ts";
import { mileSplits } from "./mile-splits.ts";
import { paddedCounts } from "./padded-counts.ts";
import { pastedLines } from "./pasted-lines.ts";
import { pastedRecords } from "./pasted-records.ts";
import { pastedTables } from "./pasted-tables.ts";
import { percentYears } from "./percent-years.ts";
import { pictureBullets } from "./picture-bullets.ts";
import { pointedLetters } from "./pointed-letters.ts";
import { powersOfTen } from "./powers-of-ten.ts";
import { pricesFirst } from "./prices-first.ts";
import { references } from "./references.ts";
import { unasked } from "./requested.ts";
import { scoreRuns } from "./score-runs.ts";
import { shiftedHeads } from "./shifted-heads.ts";
import { slashedHeads } from "./slashed-heads.ts";
import { slashedLines } from "./slashed-lines.ts";
import { spanCells } from "./span-cells.ts";
import { speciesLetters } from "./species-letters.ts";
import type { Squeezed } from "./squeezed.ts";
import { statistics } from "./statistics.ts";
import { tallyLines } from "./tally-lines.ts";
import { twoLabels } from "./two-labels.ts";
import { unfilledLines } from "./unfilled-lines.ts";
import { unitCells } from "./unit-cells.ts";

/** In their order. */
export const LAYOUT_STEPS: readonly ((text: string) => Squeezed | null)[] = [
  ...PASTE_STEPS,
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
  speciesLetters,
  slashedHeads,
  slashedLines,
  tallyLines,
  arrowHeads,
  daysOfPairs,
  chatMarks,
  pictureBullets,
  calendarTypos,
  commaDecimals,
  lineThousands,
  scoreRuns,
  cityStates,
  percentYears,
  exactDecimals,
  fineDecimals,
  groupedPoints,
  pipedTables,
  cellStream,
  gluedCells,
  matchFigures,
  nutrition,
  statistics,
  initialsBehind,
  listNotes,
  commaNames,
  pastedRecords,
  pastedLines,
  shiftedHeads,
  unitCells,
  pastedTables,
  twoLabels,
  labelsLast,
  unfilledLines,
  spanCells,
];
