/**
 * Cells told in forms of their own, told as text tells them: "6h 30m" in one cell → "6h30m", which no blank parts; "50G" in a list of sizes → "50GB";
 * "0m3.214s" → "3.214s"; thousands of one cell are one number: "12 000 €" → "12000 €". Not "5G" beside "4G", nor "6h 30m" in a sentence.
 */
import { matches } from "../needs/matches.ts";
import { changedBy, type Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const SPAN = /(?<=[\t|] *\d{1,3} ?h(?:rs?)?) (?=\d{1,2} ?m(?:in)?s?(?: *[\t|]| *$))/gmu; // catches the blank of a cell "6h 30m", not of "ran 6h 30m"
const SIZES = /(?<=(?:^|\s)\d[\d.]*)[KMGT](?=[^\S\n]*$|\t| {2,}| \d)/gmu; // catches the "G" of "50G", not of "5G phone"
const STORED =
  /\b(?:size|used|avail(?:able)?|disk|disks|filesystem|storage|memory|mem|swap|free|capacity)\b|\/dev\/|(?:^|\n)\$ d[uf] /iu; // catches "Size" and "/dev/sda", not "sizes"
const NO_MINUTES = /(?<=(?:^|\s))0+m(?=\d{1,2}(?:[.,]\d+)?s(?:\s|$))/gmu; // catches "0m" of "0m3.214s", not of "10m3s"
const THOUSANDS =
  /(?<=[\t|] *[$€£]?-?\d{1,3}(?: \d{3})*) (?=\d{3}(?: \d{3})*(?:[.,]\d+)? *[€$£%\p{L}]* *(?:[\t|]|$))/gmu; // catches the blank of a cell "12 000 €", not of "Ann 12 000"
const FEWEST = 2;

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) =>
    /[\t|]/u.test(text) ? changedBy(text, [(now) => without(now, SPAN), (now) => without(now, THOUSANDS)]) : null, // catches a tab, not a blank
  (text) =>
    matches(text, STORED) && (text.match(SIZES)?.length ?? 0) >= FEWEST && /\d[GT]\b/u.test(text) // catches "50G", not "50M"
      ? without(text, SIZES, (found) => `${found}B`)
      : null,
  (text) => without(text, NO_MINUTES),
];

const HINT = /\d ?h(?:rs?)? \d|\d[KMGT](?![\p{L}\d])|\b0+m\d|\d \d{3}(?!\d)/u; // catches "6h 30m", "50G", "0m3.2s" and "12 000", not "50 kg"

/** Null where no cell is told so. */
export const cellForms = (text: string): Squeezed | null =>
  text.includes("\n") && matches(text, HINT) ? changedBy(text, STEPS) : null;
