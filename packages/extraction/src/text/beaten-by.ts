/**
 * Who beat whom "by" both figures has them in turn: "Yes beat No by 52% to 48% in the referendum" → "beat No 52% to 48%"; who "defeated" another beat
 * them, and is no motion. Not "beat them by 12 to 14 points", nor "was defeated by 61 to 39".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const BY =
  /(?<=\b(?:beat|beats|defeated|outpolled|edged|edged out|pipped|thrashed|topped|led) (?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?) by(?= \d[\d.,]*(?<=\d)(?: ?%| votes)? (?:to|against|v|vs) \d[\d.,]*(?<=\d)(?: ?%| votes)?(?![\p{L}\d]| (?:points|seconds|minutes|metres|goals|runs|places)))/gu; // catches " by" of "beat No by 52% to 48%", not of "beat Leeds by 3 to 4 goals"

const DEFEATED =
  /(?<=\p{L}[\p{L}'’-]* )(?<!(?:was|were|is|are|be|been|being) )defeated(?= \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?,? (?:by )?\d)/gu; // catches "defeated" of "Leave defeated Remain by 61", not of "was defeated by 61"

/** Null where nobody beats another so. */
export const beatenBy = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => (now.includes(" by ") ? without(now, BY) : null),
    (now) => (now.includes(" defeated ") ? without(now, DEFEATED, () => "beat") : null),
  ]);
