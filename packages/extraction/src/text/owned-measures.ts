/**
 * What several have of one measure: "The rat's, the cow's and the elephant's normal body temperatures are 37.5, 38.6 and 36.2" → "Normal body temperatures of the
 * rat, the cow and the elephant are …". Three at least. Not "Ann's and Bo's", which is read as it stands.
 */

import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const OWNER = "(?:(?:the|my|our|his|her|their) )?[\\p{L}-]{2,20}";
const TOLD = new RegExp(
  `(?<=^|[.!?] )((?:${OWNER})['’]s(?:, (?:${OWNER})['’]s){1,5},? and (?:${OWNER}))['’]s ((?:[\\p{L}-]{1,20} ){0,3}[\\p{L}-]{1,20}) (?=(?:are|is|was|were|came to|stood at) (?:about |only )?[$€£]?\\d)`,
  "iu",
); // catches "The rat's, the cow's and the elephant's temperatures " in front of "are 37.5", not "Ann's and Bo's times were 4"
const MARK = /['’]s(?=,| and )/gu; // catches "'s" of "rat's,", not of "it's"

/** Null where none is told so. */
export function ownedMeasures(text: string): Squeezed | null {
  if (!/['’]s,/u.test(text)) return null; // catches "rat's,", not "rats,"
  const found = matchIn(text, TOLD);
  const [whole = "", owners = "", measure = ""] = found ?? [];
  if (!found) return null;
  const at = found.index + whole.length - measure.length - 1;
  const pieces: Piece[] = [[0, found.index], measure.charAt(0).toUpperCase(), [at + 1, at + measure.length], " of "];
  let from = found.index;
  for (const { index, 0: mark } of owners.matchAll(MARK)) {
    pieces.push([from, found.index + index]);
    from = found.index + index + mark.length;
  }
  return pieced(text, [...pieces, [from, found.index + owners.length], " ", [found.index + whole.length, text.length]]);
}
