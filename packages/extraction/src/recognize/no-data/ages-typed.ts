/**
 * "Me (28M) and my wife (27F)", "28M, take home 4,100": how old and of what sex who writes is, and no 28 million. Not "Apple (28M)",
 * "28M users".
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const TYPED = /^(?:1[3-9]|[2-9]\d)M$/u; // catches "28M", not "28m" or "280M"
const BESIDE = /\b(?:1[3-9]|[2-9]\d)F\b/u; // catches "27F", not "27f"
const WHO =
  wordSet(`i me i'm im myself husband wife boyfriend girlfriend bf gf partner brother sister mom mum dad son daughter friend
  roommate ex coworker boss fiance fiancee so us we`);

/** The mentions with such ages as asides. */
export function agesTyped(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const isAge = (mention: Mention): boolean => {
    if (!isFigure(mention) || mention.factor !== 1e6 || !TYPED.test(scan.text.slice(mention.start, mention.end)))
      return false;
    const [before, behind] = [lowerAt(scan, mention.from - 1), lowerAt(scan, mention.to)];
    const opens =
      !isWordAt(scan, mention.from - 1) && before !== "(" && tokenAt(scan, mention.from - 1).kind !== "number";
    const told =
      before === "(" ? WHO.has(lowerAt(scan, mention.from - 2)) : WHO.has(before) || (opens && behind === ",");
    return told || (before === "(" && matches(scan.text, BESIDE));
  };
  if (!scan.text.includes("M") || !mentions.some(isAge)) return mentions;
  return mentions.map((mention) => (isAge(mention) ? aside(scan, mention.from, mention.to, "an age") : mention));
}
