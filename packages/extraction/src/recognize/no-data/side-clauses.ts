/**
 * What a thing is beside what is told of it: "the attic, which sleeps 4, 99", "the van, which seats 9, cost £48" → the
 * figure of such a clause is aside where the thing's own comes right behind it. Not "Ana, who scored 12, and Bo, who scored 9".
 */
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const OPENS = ["which", "who"];
/** They tell what a thing is like rather than what it did. */
const LIKE = wordSet(
  "is was are were has have holds hold seats seat sleeps sleep weighs weigh measures measure carries carry fits fit houses house spans span lies sits opened turns turned",
);
const MOST_LEAD = 4;
const MOST_NOUNS = 3;
const MOST_VERBS = 3;
const FEWEST = 3;

/** Where the clause of a figure opens: at "which" of ", which sleeps 4". */
function opensAt(scan: Scan, { from }: Figure): number | null {
  for (let at = from - 1; at >= from - MOST_LEAD && isWordAt(scan, at); at--)
    if (OPENS.includes(lowerAt(scan, at)))
      return lowerAt(scan, at - 1) === "," && LIKE.has(lowerAt(scan, at + 1)) ? at : null;
  return null;
}

/** Nothing but what is done stands between the clause and the next figure: ", 99", ", cost £48". */
function isOwn(scan: Scan, comma: number, next: Figure): boolean {
  for (let at = comma + 1; at < next.from; at++) {
    const word = lowerAt(scan, at);
    if (!isWordAt(scan, at) || word === "and" || !(isSmallWord(word) || verbSense(word))) return false;
  }
  return next.from - comma - 1 <= MOST_VERBS;
}

export function sideClauses(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, OPENS)) return mentions;
  const figures = mentions.filter(isFigure);
  const sides = figures.filter((figure, at) => {
    const next = figures[at + 1];
    if (!next || opensAt(scan, figure) === null) return false;
    let comma = figure.to;
    while (comma < figure.to + MOST_NOUNS && isWordAt(scan, comma)) comma++;
    return lowerAt(scan, comma) === "," && isOwn(scan, comma, next);
  });
  if (sides.length === 0 || figures.length - sides.length < FEWEST - 1) return mentions;
  return mentions.map((mention) =>
    sides.some((side) => side === mention) ? aside(scan, mention.from, mention.to, "part of a description") : mention,
  );
}
