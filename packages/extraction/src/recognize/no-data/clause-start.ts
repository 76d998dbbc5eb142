/** Where the clause of a figure starts, behind the last mark or conjunction: "postage" of "Vinted 95, postage gobbled up 70". */
import { CONJUNCTIONS } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";

/** @returns `to` itself where nothing parts the clause from what ends at `from`. */
export function clauseStart(scan: Scan, from: number, to: number): number {
  let at = to;
  while (at > from && isWordAt(scan, at - 1) && !CONJUNCTIONS.has(lowerAt(scan, at - 1))) at--;
  return at === from ? to : at;
}
