/** Whether the words of a relation stand right beside the figure in front of them. */
import { ADVERBS, AUXILIARIES, HEDGES, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";

const LIGHT = wordSet("which who that it they this that's it's itself these in turn by");
const STRESS = wordSet("a full whole good whopping");
export const MARKS = wordSet(", – - ( : . ; !");

/** Nothing new is named between a figure and the words: "40 kg this year, which is a third less". */
export function isBeside(scan: Scan, last: number, from: number): boolean {
  for (let at = from - 1; at > last; at--) {
    const { lower } = tokenAt(scan, at);
    if (MARKS.has(lower)) return true;
    const light =
      LIGHT.has(lower) || STRESS.has(lower) || AUXILIARIES.has(lower) || ADVERBS.has(lower) || HEDGES.has(lower);
    if (!light && verbSense(lower) === null) return false;
  }
  return true;
}
