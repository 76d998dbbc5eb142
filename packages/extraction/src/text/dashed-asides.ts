/**
 * What is told behind a dash once the list is told is no end of a range: "Ann 4, Bo 3, Cy 3 - 10 minutes later all were ill" → "… Cy 3. 10 minutes
 * later all were ill". Not "Leeds 10 - 15 min, York 20 - 30 min", nor "Cy 3 - 10 minutes".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const TOLD =
  "(?:(?:\\p{Ll}+ )?(?:more|fewer|less|higher|lower|better|worse|up|down) (?:than|on)\\b|\\p{Ll}+ (?:later|earlier|before|ago|after)\\b|of (?:them|whom|which)\\b|(?:\\p{Ll}+ ){1,3}(?:was|were|are|is|had|have|has|did|didn['’]t|got|came|went|left|\\p{Ll}{2,}ed)\\b)";
const DASH = new RegExp(
  `(?<=^[^–—]*\\p{L}:? [$€£]?\\d[\\d.,]*(?: \\p{L}+)?(?:,| and) [^–—]*\\p{L}:? [$€£]?\\d[\\d.,]*) [–—-] (?=[$€£]?\\d[\\d.,]* ${TOLD}[^\\d\\n]*$)`,
  "gu",
); // catches " - " in front of "10 minutes later all were ill", not of "10 minutes"
const RANGE = /\d ?[–—-] ?\d/gu; // catches "3 - 10" and "5-10", not "B-52"

/** Null where no list ends so, or another range is told. */
export function dashedAsides(text: string): Squeezed | null {
  const ranges = text.match(RANGE) ?? [];
  return ranges.length === 1 ? without(text, DASH, () => ". ") : null;
}
