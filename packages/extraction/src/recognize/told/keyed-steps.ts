/**
 * "Anna: 14 books. Ben: 5 more. Cy: 8." → Ben 19: what a key tells as more is told of the key before, and no figure of its own. Not "Sold: 14 hats, 5 more to come".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const STEPS = wordSet("more less fewer extra");
const ENDS = wordSet(". ; , !");

/** The mentions, such steps beyond doubt. */
export function keyedSteps(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has(":") || ![...STEPS].some((word) => scan.words.has(word))) return mentions;
  const figures = mentions.filter(isFigure);
  const isKeyed = (from: number): boolean => lowerAt(scan, from - 1) === ":";
  return mentions.map((mention) => {
    if (!isFigure(mention) || !mention.basis?.stated || !isKeyed(mention.from)) return mention;
    const base = figures.find(({ start }) => start === mention.basis?.spans[0]?.[0]);
    const ended = mention.to >= scan.tokens.length || ENDS.has(lowerAt(scan, mention.to));
    if (!base || !isKeyed(base.from) || !ended || !STEPS.has(lowerAt(scan, mention.to - 1))) return mention;
    return { ...mention, basis: { spans: mention.basis.spans, how: mention.basis.how } };
  });
}
