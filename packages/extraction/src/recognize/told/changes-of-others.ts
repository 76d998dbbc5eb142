/**
 * What others did beside a level are changes of their own, and neither parts of it nor levels told from it: "Sales rose to $40 million, with toys growing
 * 20% and games falling 10%" → 20 and -10. So is a fall told by its noun: "falls of 16%", "declines of about 5%". Not "sales of 100, rising 20% in June".
 */
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const UP = wordSet("rising growing climbing increasing jumping gaining surging soaring");
const DOWN = wordSet("falling dropping declining decreasing slipping sliding shrinking sinking plunging dipping");
const FALLS = wordSet("falls drops declines decreases dips slumps reductions contractions slides");
const JOINS = wordSet("and ,");
const LIGHT = wordSet("by about around nearly almost over just some a an");

/** The word that a figure stands behind, small ones skipped. */
function placeBefore(scan: Scan, { from }: Figure): number {
  let at = from - 1;
  while (at > from - 4 && LIGHT.has(lowerAt(scan, at))) at--;
  return at;
}

/** "toys growing", not ", growing" or "and growing". */
const hasSubject = (scan: Scan, at: number): boolean => isWordAt(scan, at - 1) && !isSmallWord(lowerAt(scan, at - 1));

/** "falls of 8%", and "of 5%" behind them. */
const isFall = (scan: Scan, at: number, listed: boolean): boolean =>
  lowerAt(scan, at) === "of" && (FALLS.has(lowerAt(scan, at - 1)) || (listed && JOINS.has(lowerAt(scan, at - 1))));

function changeOf(scan: Scan, figure: Figure, listed: boolean): Figure | null {
  const at = placeBefore(scan, figure);
  const word = lowerAt(scan, at);
  const noun = isFall(scan, at, listed);
  if (!noun && !((UP.has(word) || DOWN.has(word)) && hasSubject(scan, at))) return null;
  const own = figure.basis ? figureAt(scan, figure.from) : figure;
  if (own?.unit?.symbol !== "%" || own.value <= 0) return null;
  const { basis: _, ...plain } = own;
  return { ...plain, part: false, value: noun || DOWN.has(word) ? -own.value : own.value };
}

export function changesOfOthers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (![UP, DOWN, FALLS].some((words) => [...words].some((word) => scan.words.has(word)))) return mentions;
  let listed = false;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const change = changeOf(scan, mention, listed);
    listed = isFall(scan, placeBefore(scan, mention), listed);
    return change ?? mention;
  });
}
