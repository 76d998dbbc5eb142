/**
 * Ranges with their thousands set apart: "Germany 1,636, Romania 2,500–3,000, France 1,003", "between 2,500 and 3,000" → 2,750. Not "2,500–3,000, 1,200–1,100",
 * where one runs downwards, as results do.
 */
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { isDash } from "../numbers/ranges.ts";
import { arePlainEnds, rangeOf, withRanges } from "./range-ends.ts";

const FEWEST = 4;
const SET_APART = /\d,\d{3}/u; // catches "2,500", not "2500"

/** "2,500–3,000" without blanks, or "between 2,500 and 3,000". */
function areJoined(scan: Scan, low: Figure, high: Figure): boolean {
  if (high.from !== low.to + 1 || scan.text[low.start - 1] === "(") return false; // "3,100 (2,900–3,300)" tells how sure it is
  if (lowerAt(scan, low.from - 1) === "between") return lowerAt(scan, low.to) === "and";
  return isDash(scan, low.to) && !tokenAt(scan, low.to).spaced && !tokenAt(scan, high.from).spaced;
}

export function loneRanges(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < FEWEST) return mentions;
  const pairs = figures.flatMap((low, at): (readonly [Figure, Figure])[] => {
    const high = figures[at + 1];
    return high && areJoined(scan, low, high) ? [[low, high]] : [];
  });
  const upward = pairs.every(([low, high]) => low.value < high.value && arePlainEnds(low, high));
  if (!upward || !pairs.some(([low, high]) => SET_APART.test(scan.text.slice(low.start, high.end)))) return mentions;
  return withRanges(
    mentions,
    pairs.map((pair) => ({ figure: rangeOf(scan, ...pair), of: pair })),
  );
}
