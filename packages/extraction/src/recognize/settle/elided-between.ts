/**
 * A magnitude said with a figure in front and with one behind, and left out with the one between: "61 thousand came on Friday, 70 on
 * Saturday and 82 thousand on Sunday" → 70,000; "£3 million for roads, 2 for schools and £4 million for parks" → £2 million.
 * Not "3 million in Rome, 2 airports, 4 million in Milan", nor "Viewers: 5.1 million, rating: 1.3. Viewers: 4.9 million".
 */

import { CONJUNCTIONS, PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { GROUP_WORDS } from "../../lexicon/number-words.ts";
import { matches } from "../../text/needs/matches.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const CUE = /\b(?:hundred|thousand|million|billion|lakh|crore)\b/iu; // catches "82 thousand", not "thousands"
/** How many times smaller or larger than its neighbours' the number may be. */
const LIKE = 5;

/** Nothing is counted by it alone: "70 on Saturday", "2 for schools", not "2 airports". */
function standsBare(scan: Scan, { to, bare, unit, scaled }: Figure): boolean {
  const next = lowerAt(scan, to);
  const ends = !isWordAt(scan, to) || PREPOSITIONS.has(next) || CONJUNCTIONS.has(next);
  return bare && unit === null && !scaled && ends && next !== "of";
}

/** The word that labels it: "rating" in front of "1.3" and of ": 1.3". */
const labelOf = (scan: Scan, { from }: Figure): string =>
  lowerAt(scan, lowerAt(scan, from - 1) === ":" ? from - 2 : from - 1);

/** "Viewers: 5.1 million, rating: 1.3. Viewers: 4.9 million": it tells something else between two of a kind. */
function isOther(scan: Scan, before: Figure, figure: Figure, behind: Figure): boolean {
  const [label, own] = [labelOf(scan, before), labelOf(scan, figure)];
  return /\p{L}/u.test(label) && /\p{L}/u.test(own) && label === labelOf(scan, behind) && own !== label; // catches "viewers", not ","
}

const isNear = (one: number, two: number): boolean => one <= two * LIKE && two <= one * LIKE;

const factorOf = (scan: Scan, { factor, to }: Figure): number => factor ?? GROUP_WORDS.get(lowerAt(scan, to - 1)) ?? 1;

export function elidedBetween(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, CUE)) return mentions;
  const figures = mentions.filter(isFigure);
  const mended = new Map<Mention, Figure>();
  for (const [at, figure] of figures.entries()) {
    const [before, behind] = [figures[at - 1], figures[at + 1]];
    if (!before || !behind || !standsBare(scan, figure)) continue;
    const factor = factorOf(scan, before);
    const alike = factor > 1 && factorOf(scan, behind) === factor && before.unit?.symbol === behind.unit?.symbol;
    if (!alike || ![before, behind].some(({ value }) => isNear(figure.value, value / factor))) continue;
    if (isOther(scan, before, figure, behind)) continue;
    if (/[.;!?] /u.test(scan.text.slice(before.end, behind.start))) continue; // catches "; ", not the point of "2.4"
    mended.set(figure, {
      ...figure,
      value: figure.value * factor,
      factor,
      unit: before.unit,
      bare: false,
      weak: false,
      scaled: true,
    });
  }
  return mended.size === 0 ? mentions : mentions.map((mention) => mended.get(mention) ?? mention);
}
