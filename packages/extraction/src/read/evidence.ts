/**
 * Whether a figure that stands alone measures or counts something: a unit, a magnitude, a counted noun, a verb of level.
 * "the bridge is 312 m long", "Our score is 42", "85 people came" do; "RFC 2119 defines", "use 103", "Ten out of ten" don't.
 */
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import type { Figure } from "../recognize/mention.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";

/** Words between a number and what it counts: "17 new bugs", "1 in every". */
const NOUN_REACH = 3;
const UNINFLECTED = wordSet("people men women children staff feet fish sheep");
const LEVELS =
  wordSet(`is are was were stands stood reached reaches hit hits totals totalled totaled averages averaged scored counts
  equals = : exactly only just about roughly nearly almost over`);

function countsNoun(scan: Scan, figure: Figure): boolean {
  for (let at = figure.to; at < figure.to + NOUN_REACH && isWordAt(scan, at); at++) {
    const { lower, text } = tokenAt(scan, at);
    if (PREPOSITIONS.has(lower) || text !== lower) return false;
    if (UNINFLECTED.has(lower)) return true;
    if (
      lower.length > 3 &&
      lower.endsWith("s") &&
      !lower.endsWith("ss") &&
      !lower.endsWith("us") &&
      verbSense(lower) !== "verb"
    )
      return true;
  }
  return false;
}

/** True where a lone figure is worth a chart of one value. */
export function isFirm(scan: Scan, figure: Figure): boolean {
  if (figure.unit || figure.scaled || figure.rate || figure.part) return true;
  if (figure.weak) return countsNoun(scan, figure) && followsVerb(scan, figure.from - 1);
  const written = scan.text.slice(figure.start, figure.numberEnd);
  if (written.includes(",") || countsNoun(scan, figure)) return true;
  return LEVELS.has(lowerAt(scan, figure.from - 1)) || followsVerb(scan, figure.from - 1);
}

/** "the club sold 40", not "use 103". */
const followsVerb = (scan: Scan, at: number): boolean =>
  isWordAt(scan, at) &&
  verbSense(lowerAt(scan, at)) === "verb" &&
  isWordAt(scan, at - 1) &&
  !CONJUNCTIONS.has(lowerAt(scan, at - 1));
