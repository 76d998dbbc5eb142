/**
 * "breached Regulation 14 on 37 occasions", "voted for Amendment 9 by 210 to 180": the number of what is cited in mid-sentence counts
 * nothing. Not "Amendments 9, clauses 14" of a list, nor "in Directive: 14".
 */
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isCapitalAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { name } from "../numbers/plain-number.ts";

const CITED = wordSet(
  "regulation directive amendment resolution proposition protocol ordinance schedule annex appendix paragraph principle bylaw statute motion petition",
);
const FEWEST = 3;

/** "breached Regulation 14 on": in mid-sentence, and the sentence goes on with a small word. */
function isCited(scan: Scan, { from, to, bare, basis, value }: Figure): boolean {
  const before = tokenAt(scan, from - 2);
  const inside = before.kind === "word" && before.text === before.lower;
  const next = lowerAt(scan, to);
  return (
    CITED.has(lowerAt(scan, from - 1)) &&
    isCapitalAt(scan, from - 1) &&
    inside &&
    bare &&
    !basis &&
    Number.isInteger(value) &&
    (PREPOSITIONS.has(next) || CONJUNCTIONS.has(next))
  );
}

export function citedRules(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CITED)) return mentions;
  const figures = mentions.filter(isFigure);
  const cited = figures.filter((figure) => isCited(scan, figure));
  if (cited.length === 0 || figures.length - cited.length < FEWEST - 1) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && cited.includes(mention) ? name(scan, mention.from - 1, mention.to) : mention,
  );
}
