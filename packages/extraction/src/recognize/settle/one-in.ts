/**
 * "A risk of 1 in 8 for women and 1 in 726 for men", "odds of one in 15,300": a share, whatever it is one of, where the text speaks of
 * risks, or of another such share: "1 in 8 women and 1 in 833 men". Not "1 in 2019" of what is no risk, nor "chances: 1 in May".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { share } from "../numbers/parts.ts";

const RISKS = wordSet("risk risks odds chance chances probability likelihood");

const SHARE = /^(?:1|one) in /iu; // catches "1 in 8", not "11 in 80"

/** What it is one of, right behind "in". */
const isBottom = (one: Figure, bottom: Mention | undefined): bottom is Figure =>
  bottom !== undefined && isFigure(bottom) && bottom.from === one.to + 1 && bottom.unit === null && bottom.value > 1;

/** "1 in 8" that is known for one: as many of what is told behind it. */
const isShare = ({ text }: Scan, mention: Mention): boolean =>
  isFigure(mention) && mention.unit?.kind === "percent" && SHARE.test(text.slice(mention.start, mention.end));

export function oneIn(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (![...RISKS].some((word) => scan.words.has(word)) && !mentions.some((mention) => isShare(scan, mention)))
    return mentions;
  const isOne = (mention: Mention): mention is Figure =>
    isFigure(mention) && mention.value === 1 && mention.unit === null && lowerAt(scan, mention.to) === "in";
  return mentions.flatMap((mention, at): Mention[] => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (before && isOne(before) && isBottom(before, mention)) return [];
    return isOne(mention) && isBottom(mention, next) ? [share(scan, mention.from, next.to, 1 / next.value)] : [mention];
  });
}
