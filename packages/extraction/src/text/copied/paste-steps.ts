/** What is copied along with a text from chats, mails, tables and screens, and marks that are dictated; the first of the steps of layout-steps.ts. */

import { gluedCounts } from "../glued-counts.ts";
import { hyphenedCounts } from "../hyphened-counts.ts";
import { romanceScales } from "../romance-scales.ts";
import { saidMarks } from "../said-marks.ts";
import type { Squeezed } from "../squeezed.ts";
import { billProducts } from "./bill-products.ts";
import { billTotals } from "./bill-totals.ts";
import { captionedCells } from "./captioned-cells.ts";
import { cellForms } from "./cell-forms.ts";
import { datedRows } from "./dated-rows.ts";
import { drawnBars } from "./drawn-bars.ts";
import { headedValues } from "./headed-values.ts";
import { htmlCells } from "./html-cells.ts";
import { idColumns } from "./id-columns.ts";
import { keyedLines } from "./keyed-lines.ts";
import { kindLines } from "./kind-lines.ts";
import { laidColumns } from "./laid-columns.ts";
import { listedArrays } from "./listed-arrays.ts";
import { maskedNumbers } from "./masked-numbers.ts";
import { messageHeads } from "./message-heads.ts";
import { numberedCaptions } from "./numbered-captions.ts";
import { readLetters } from "./read-letters.ts";
import { reportFrames } from "./report-frames.ts";
import { sharesAndCounts } from "./shares-and-counts.ts";
import { tileLines } from "./tile-lines.ts";
import { trendMarks } from "./trend-marks.ts";

/** In their order. */
export const PASTE_STEPS: readonly ((text: string) => Squeezed | null)[] = [
  messageHeads,
  reportFrames,
  numberedCaptions,
  saidMarks,
  readLetters,
  drawnBars,
  maskedNumbers,
  datedRows,
  headedValues,
  tileLines,
  trendMarks,
  htmlCells,
  cellForms,
  listedArrays,
  idColumns,
  keyedLines,
  gluedCounts,
  hyphenedCounts,
  romanceScales,
  kindLines,
  sharesAndCounts,
  laidColumns,
  billProducts,
  billTotals,
  captionedCells,
];
