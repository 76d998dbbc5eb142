/**
 * "Catan takes 75 minutes, and nobody finishes Risk in under 430", "none of us gets to Hull for less than £40": whom it denies counts nothing,
 * and the bound is a figure. Not "12 came on Monday, nobody on Tuesday", nor "nobody under 30 smokes".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { aside, placeOf } from "../place.ts";

const NOBODY = ["nobody", "none", "no-one", "never"];
const LEADS = wordSet("in for at with by");
const LEAST = wordSet("under below less fewer");
const FAR = 14;
const FEWEST = 2;

/** "in under 430", "for less than £40": the token of the small word, or -1. */
function boundAt(scan: Scan, from: number): number {
  const at = lowerAt(scan, from - 1) === "than" ? from - 2 : LEAST.has(lowerAt(scan, from)) ? from : from - 1;
  return LEAST.has(lowerAt(scan, at)) && LEADS.has(lowerAt(scan, at - 1)) ? at : -1;
}

/** Where the word that denies it stands in the same clause; -1 where none does. */
function deniedAt(scan: Scan, bound: number): number {
  for (let at = bound; at > bound - FAR && at >= 0; at--) {
    if (lowerAt(scan, at) === "," || scan.tokens[at]?.kind === "line") return -1;
    if (NOBODY.includes(lowerAt(scan, at))) return at;
  }
  return -1;
}

/** "under 430", taken for a band of ages, is how much it is. */
function figureOf(scan: Scan, mention: Mention): Figure | null {
  if (isFigure(mention)) return mention;
  const band = mention.kind === "axis" && mention.family === "band" && isNumberAt(scan, mention.to - 1);
  const figure = band ? figureAt(scan, mention.to - 1) : null;
  return figure ? { ...figure, ...placeOf(scan, mention.from, figure.to) } : null;
}

export function noneUnder(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, NOBODY) || !says(scan, LEAST) || mentions.filter(isFigure).length < FEWEST) return mentions;
  const told = new Map<Mention, Mention>();
  for (const mention of mentions) {
    const bound = boundAt(scan, mention.from);
    const denied = bound > 0 ? deniedAt(scan, bound) : -1;
    const figure = denied > 0 ? figureOf(scan, mention) : null;
    if (!figure || figure.value === 0) continue;
    told.set(mention, figure);
    const none = mentions.find((one) => isFigure(one) && one.value === 0 && one.from <= denied && denied < one.to);
    if (none) told.set(none, aside(scan, none.from, none.to, "said that none does"));
  }
  return told.size === 0 ? mentions : mentions.map((mention) => told.get(mention) ?? mention);
}
