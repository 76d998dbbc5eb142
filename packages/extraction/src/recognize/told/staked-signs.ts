/**
 * "Ana won £20, Ben 5, Cy lost £15" → -15: what was lost is below zero where money was won; not "won 12 games, lost 5", nor "She won
 * $400 and lost 3 kilos".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const WON: readonly string[] = ["won"];
const AFTER_STAKE = wordSet("in on at and but while last this");

/** Money, or a bare number that nothing is counted by. */
const isStake = (scan: Scan, { unit, bare, to }: Figure): boolean =>
  unit?.kind === "currency" || (bare && (!isWordAt(scan, to) || AFTER_STAKE.has(lowerAt(scan, to))));

export function stakedSigns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, WON)) return mentions;
  const figures = mentions.filter(isFigure);
  if (figures[0]?.unit?.kind !== "currency" || !figures.every((figure) => isStake(scan, figure))) return mentions;
  let lost = false;
  let from = 0;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const told = scan.tokens.slice(from, mention.from).findLast(({ lower }) => lower === "lost" || lower === "won");
    lost = told ? told.lower === "lost" : lost;
    from = mention.to;
    return lost && mention.value > 0 && !mention.basis ? { ...mention, value: -mention.value } : mention;
  });
}
