/**
 * A count behind the share of each line, or a share behind its count, is told in brackets: "Yes 78.3% 94⏎No 21.7% 26" → "Yes 78.3% (94)", "pass 45 90%⏎fail 5 10%" → "pass
 * 45 (90%)"; of more lines that count first, list-notes.ts shows the shares. Not where heads tell the columns apart, nor in one line.
 */
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const SHARED = /^\s*\p{L}[^\d\n|\t]* \d{1,3}(?:[.,]\d+)? ?% \d[\d,.]*\s*$/u; // catches "Yes 78.3% 94", not "Yes 78.3%"
const COUNTED = /^\s*\p{L}[^\d\n|\t]* \d[\d,.]* \d{1,3}(?:[.,]\d+)? ?%\s*$/u; // catches "Yes 94 78.3%", not "Yes 94"
const BEHIND = /(?<=\p{L}[^\d\n|\t]* [\d.,]+ ?%?) (\d[\d,.]*(?: ?%)?)(?=\s*(?:\n|$))/gu; // catches " 94" of "Yes 78.3% 94"
const HEADS =
  /(?:%|percent|share|count|number|votes|responses?) .*(?:%|percent|share|count|number|votes|responses?)\s*$/iu; // catches "Response Count Percent", not "Would you?"
const FEWEST = 2;

/** Null where the lines are others. */
export function sharesAndCounts(text: string): Squeezed | null {
  if (!text.includes("%") || !text.includes("\n")) return null;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const rows = lines.filter((line) => /\d/u.test(line)); // catches "Yes 45", not "Would you?"
  const headed = lines.some((line) => !rows.includes(line) && HEADS.test(line));
  const even =
    rows.every((row) => SHARED.test(row)) || (rows.length === FEWEST && rows.every((row) => COUNTED.test(row)));
  return rows.length >= FEWEST && even && !headed && lines.length - rows.length < FEWEST
    ? without(text, BEHIND, (_, __, [told = ""]) => ` (${told})`)
    : null;
}
