/**
 * "at 20 men pay 80 and women 70; at 50 it's 54 for both": the one figure of a row of two stands for both of them, and is
 * told once more in the place of "both". Not "Anna 3, Bo 4 and both together 7", nor where the text has no rows of two.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const BEHIND = wordSet("both either apiece whichever wherever alike");
const AHEAD = wordSet("both tie tied ties draw even evenly level");
const SUMS = wordSet("together total combined");
const ENDS = wordSet(". ; ! ?");
/** So many tokens the word may stand from its figure, and two figures of a row from each other. */
const NEAR = 5;
const APART = 9;

/** "7 each." ends its clause; not "8 kg a head each year" nor "1 each from Chile and Iceland", nor "three of each", which others read. */
const isEach = (scan: Scan, at: number, to: number): boolean =>
  at === to && lowerAt(scan, at) === "each" && (ENDS.has(lowerAt(scan, at + 1)) || at + 1 === scan.tokens.length);

/** "physio 3.2, both 2.8": the last of a list, called so. */
const isItem = (scan: Scan, at: number, from: number): boolean =>
  lowerAt(scan, at) === "both" && at === from - 1 && [",", "|", "/"].includes(lowerAt(scan, at - 1));

/** Where the word stands that says so, in the clause of the figure. */
function cueOf(scan: Scan, { from, to }: Figure): number | null {
  for (let at = to; at < to + NEAR && !ENDS.has(lowerAt(scan, at)); at++) {
    if (SUMS.has(lowerAt(scan, at))) return null;
    if (BEHIND.has(lowerAt(scan, at)) || isEach(scan, at, to)) return at;
  }
  for (let at = from - 1; at >= from - NEAR && at >= 0 && !ENDS.has(lowerAt(scan, at)); at--) {
    if (SUMS.has(lowerAt(scan, at))) return null;
    if (AHEAD.has(lowerAt(scan, at))) return isItem(scan, at, from) ? null : at;
  }
  return null;
}

/** Two and two, each row near together. */
const areRows = (figures: readonly Figure[]): boolean =>
  figures.length > 3 && figures.every(({ from }, at) => at % 2 === 0 || from - (figures[at - 1]?.to ?? 0) < APART);

export function sameForBoth(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last || figures.length % 2 === 0) return mentions;
  const one = areRows(figures.slice(0, -1)) ? last : areRows(figures.slice(1)) ? first : null;
  const cue = one && cueOf(scan, one);
  if (!one || cue === null || mentions.some(({ from, to }) => from <= cue && cue < to)) return mentions;
  const again: Figure = {
    ...one,
    ...placeOf(scan, cue, cue + 1),
    basis: { spans: [[one.start, one.end]], how: "the same for both" },
  };
  return [...mentions, again].sort((a, b) => a.from - b.from);
}
