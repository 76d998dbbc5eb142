/**
 * Whether a figure that stands alone measures or counts something: a unit, a magnitude, a counted noun, a verb of level.
 * "the bridge is 312 m long", "Our score is 42", "85 people came" do; "RFC 2119 defines", "use 103", "Ten out of ten" don't.
 */
import { CONJUNCTIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Figure } from "../../recognize/mention.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { countedNoun } from "../labels/counted-noun.ts";

const LEVELS =
  wordSet(`is are was were stands stood reached reaches hit hits totals totalled totaled averages averaged scored counts
  equals = : exactly only just about roughly nearly almost over`);

/** True where a lone figure is worth a chart of one value. */
export function isFirm(scan: Scan, figure: Figure): boolean {
  if (figure.unit || figure.scaled || figure.rate || figure.part) return true;
  if (figure.weak) return countedNoun(scan, figure) !== "" && followsVerb(scan, figure.from - 1);
  const written = scan.text.slice(figure.start, figure.numberEnd);
  if (written.includes(",") || countedNoun(scan, figure) !== "") return true;
  return LEVELS.has(lowerAt(scan, figure.from - 1)) || followsVerb(scan, figure.from - 1);
}

/** "the club sold 40", not "use 103". */
const followsVerb = (scan: Scan, at: number): boolean =>
  isWordAt(scan, at) &&
  verbSense(lowerAt(scan, at)) === "verb" &&
  isWordAt(scan, at - 1) &&
  !CONJUNCTIONS.has(lowerAt(scan, at - 1));
