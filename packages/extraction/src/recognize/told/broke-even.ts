/**
 * "We lost 40k in 2021, broke even in 2022 and made 65k in 2023": neither gain nor loss is zero beside others; not "sold 40 in
 * 2022, when we broke even".
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const EVEN: readonly string[] = ["even"];
const BREAKS = wordSet("broke breaks breaking");
const GAINED = /\b(?:lost|loss|losses|losing|profits?|made|won|earned|deficit|surplus|net|margins?)\b/iu; // catches "lost", not "glossy"
const APART = wordSet("when where which that after until till before to since once by if barely almost nearly");
const AFTER = wordSet("in on and but while this last");

/** "broke even" at the end of a clause that nothing sets apart from the other gains. */
function isEven(scan: Scan, at: number): boolean {
  if (!BREAKS.has(lowerAt(scan, at)) || lowerAt(scan, at + 1) !== "even") return false;
  if (isWordAt(scan, at + 2) && !AFTER.has(lowerAt(scan, at + 2))) return false;
  for (let back = at - 1; back >= 0 && (isWordAt(scan, back) || isNumberAt(scan, back)); back--)
    if (APART.has(lowerAt(scan, back))) return false;
  return true;
}

const zeroAt = (scan: Scan, at: number): Figure => {
  const place = placeOf(scan, at, at + 2);
  const plain = { scaled: false, bare: true, weak: false, signed: false };
  return { kind: "figure", ...place, value: 0, unit: null, ...plain, numberEnd: place.end };
};

export function brokeEven(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, EVEN) || !matches(scan.text, GAINED) || !mentions.some(isFigure)) return mentions;
  const zeros = scan.tokens.flatMap((_, at) => (isEven(scan, at) ? zeroAt(scan, at) : []));
  return [...mentions, ...zeros].toSorted((one, two) => one.start - two.start);
}
