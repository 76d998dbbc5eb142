/**
 * A crew or side that is called by how many it has: "12 from a quick tap and seven off the back of the eight", "9 by the first team, 4 against
 * the fifteen" → no eight and no fifteen. Not "three of the eight", "out of the ten", which are wholes.
 */
import { PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { isCountAt } from "../numbers/small-number.ts";

const CREWS = ["four", "eight", "ten", "eleven", "fifteen"];
const FEWEST = 3;

/** "of the eight.": nothing is counted by it, and it is no whole of which a part is told. */
function isCrew(scan: Scan, { from, to }: Mention): boolean {
  const lead = lowerAt(scan, from - 2);
  if (to !== from + 1 || !CREWS.includes(lowerAt(scan, from)) || lowerAt(scan, from - 1) !== "the") return false;
  const whole = isCountAt(scan, from - 3) || lowerAt(scan, from - 3) === "out" || !isWordAt(scan, from - 3);
  return PREPOSITIONS.has(lead) && !whole && !isWordAt(scan, to) && !isNumberAt(scan, to);
}

export function crewsNamed(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CREWS) || mentions.filter(isFigure).length <= FEWEST) return mentions;
  return mentions.filter((mention) => !isFigure(mention) || !isCrew(scan, mention));
}
