/**
 * "Seven thousand to the cat shelter, five to my cousin and a single thousand to me", "six dozen eggs to the bank, four to the
 * church, two to the school": a magnitude said in words with the first number goes for the small ones behind it, where they
 * stand in its place. Not "a dozen eggs, four rolls", nor where the text counts otherwise.
 */
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { GROUP_WORDS } from "../../lexicon/number-words.ts";
import { isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { smallNumber } from "../numbers/small-number.ts";
import { placeOf } from "../place.ts";
import { elidedAtTimes } from "./elided-at-times.ts";
import { elidedBetween } from "./elided-between.ts";

const GROUPS = ["dozen", "thousand", "million", "billion"];
const LEAST = 3;
const ARTICLES = wordSet("a single one mere lone");
const STOPS = wordSet(". ; ! ?");

/** "seven thousand": a small number in words and its magnitude. */
function groupOf(scan: Scan, { from, to }: Figure): string | null {
  const word = lowerAt(scan, to - 1);
  return to === from + 2 && GROUPS.includes(word) && (smallNumber(lowerAt(scan, from)) ?? 0) > 1 ? word : null;
}

/** It stands for so many of what was said before: "five to my cousin", "barely four."; not "four rolls". */
function isElided(scan: Scan, { from, to, bare, value }: Figure, most: number): boolean {
  const next = lowerAt(scan, to);
  const ends = !isWordAt(scan, to) || PREPOSITIONS.has(next) || CONJUNCTIONS.has(next);
  return (
    bare && to === from + 1 && smallNumber(lowerAt(scan, from)) !== undefined && value <= most && ends && next !== "of"
  );
}

/** "a single thousand" */
function aloneAt(scan: Scan, { from, to, value }: Figure, group: string): number | null {
  if (value !== 1 || ![lowerAt(scan, to), lowerAt(scan, to - 1)].includes(group)) return null;
  return ARTICLES.has(lowerAt(scan, from)) ? (lowerAt(scan, to) === group ? to + 1 : to) : null;
}

/** Those behind the first, and those between others. */
export const elidedMagnitudes = (scan: Scan, mentions: readonly Mention[]): readonly Mention[] =>
  elidedAtTimes(scan, elidedBetween(scan, elidedBehind(scan, mentions)));

function elidedBehind(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, GROUPS)) return mentions;
  const figures = mentions.filter(isFigure);
  const [first] = figures;
  const group = first && groupOf(scan, first);
  const last = figures.at(-1);
  if (!first || !last || !group || figures.length < LEAST) return mentions;
  if (scan.tokens.slice(first.to, last.from).some(({ lower }) => STOPS.has(lower))) return mentions;
  const factor = GROUP_WORDS.get(group) ?? 1;
  const told = figures.slice(1).map((figure): Figure | null => {
    if (groupOf(scan, figure) === group) return figure;
    const alone = aloneAt(scan, figure, group);
    const scaled = { bare: false, weak: false, scaled: factor > 12, factor };
    if (alone)
      return {
        ...figure,
        ...placeOf(scan, figure.from, alone),
        ...scaled,
        value: factor,
        numberEnd: tokenAt(scan, alone - 1).end,
      };
    return isElided(scan, figure, first.value / factor) ? { ...figure, ...scaled, value: figure.value * factor } : null;
  });
  const elided = told.filter((figure, at) => figure !== figures[at + 1]).length;
  if (elided === 0 || told.some((figure) => figure === null)) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && mention !== first ? (told[figures.indexOf(mention) - 1] ?? mention) : mention,
  );
}
