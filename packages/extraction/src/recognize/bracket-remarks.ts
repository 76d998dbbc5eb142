/** "6 pens (4 dead)", "Thu 1.5 l (goal 2 l)": the one bracket of a list remarks on what stands before it and is no item. */
import { wordSet } from "../lexicon/closed-class.ts";
import { isCapitalAt, isWordAt, lowerAt, type Scan } from "../text/scan.ts";
import { isFigure, type Mention } from "./mention.ts";
import { aside } from "./place.ts";

/** What is aimed at or allowed is not what was measured. */
export const TARGETS = wordSet("goal target limit quota cap aim max maximum capacity");

const FEWEST = 3;

export function bracketRemarks(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const open = scan.tokens.findIndex(({ lower }) => lower === "(");
  const only = open > 0 && scan.tokens.findLastIndex(({ lower }) => lower === "(") === open;
  const figures = mentions.filter(isFigure);
  const at = figures.findIndex(({ from }) => from > open);
  const [before, inside] = [figures[at - 1], figures[at]];
  if (!only || !before || !inside || figures.length <= FEWEST || open - before.to > 2) return [...mentions];
  const { from, to, value, bare } = inside;
  const part = bare && from === open + 1 && value <= before.value && before.bare;
  const noted = isWordAt(scan, to) && !isCapitalAt(scan, to) && lowerAt(scan, to + 1) === ")";
  const aimed = from === open + 2 && TARGETS.has(lowerAt(scan, open + 1)) && lowerAt(scan, to) === ")";
  if (!(part && noted) && !aimed) return [...mentions];
  return mentions.map((mention) => (mention === inside ? aside(scan, from, to, "a remark") : mention));
}
