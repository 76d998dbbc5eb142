/**
 * "A risk of 1 in 8 for women and 1 in 726 for men", "odds of one in 15,300": a share, whatever it is one of, where the text speaks of
 * risks. Not "1 in 2019" of what is no risk, nor "chances: 1 in May".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { share } from "../numbers/parts.ts";

const RISKS = wordSet("risk risks odds chance chances probability likelihood");

/** What it is one of, right behind "in". */
const isBottom = (one: Figure, bottom: Mention | undefined): bottom is Figure =>
  bottom !== undefined && isFigure(bottom) && bottom.from === one.to + 1 && bottom.unit === null && bottom.value > 1;

export function oneIn(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (![...RISKS].some((word) => scan.words.has(word))) return mentions;
  const isOne = (mention: Mention): mention is Figure =>
    isFigure(mention) && mention.value === 1 && mention.unit === null && lowerAt(scan, mention.to) === "in";
  return mentions.flatMap((mention, at): Mention[] => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (before && isOne(before) && isBottom(before, mention)) return [];
    return isOne(mention) && isBottom(mention, next) ? [share(scan, mention.from, next.to, 1 / next.value)] : [mention];
  });
}
