/**
 * Over how many games or months a figure is told is none beside it: "In the first three games 57,000 came, while last year's figures were 86,000". Not
 * "first 3 months 40, last 3 months 50", which name them.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const LEADS = wordSet("first last next past final opening previous");
const SPANS = wordSet("game match month week day quarter round race hole inning episode season weekend year decade");
const MOST = 31;
const FEWEST = 2;

const isSpan = (scan: Scan, figure: Figure): boolean => {
  const noun = [figure.to - 1, figure.to].some((at) => SPANS.has(singular(lowerAt(scan, at))));
  return noun && LEADS.has(lowerAt(scan, figure.from - 1)) && Math.abs(figure.value) <= MOST;
};

export function firstSpans(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, LEADS)) return mentions;
  const figures = mentions.filter(isFigure);
  const spans = figures.filter((figure) => isSpan(scan, figure));
  const others = figures.filter(
    (figure) => !spans.includes(figure) && (figure.scaled || Math.abs(figure.value) > MOST),
  );
  const behind = spans.every(
    ({ to }) =>
      ![":", "-", "–", "="].includes(tokenAt(scan, to).lower) && ![":", "="].includes(tokenAt(scan, to + 1).lower),
  );
  if (spans.length !== 1 || !behind || others.length < FEWEST || others.length + 1 < figures.length) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && spans.includes(mention)
      ? aside(scan, mention.from, mention.to, "part of a description")
      : mention,
  );
}
