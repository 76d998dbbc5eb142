/**
 * "Twice as many men (34) as women", "3 times more girls (12) than boys" → men 34, women 17: the count of those that are more
 * stands in brackets between the two, and the other is told by it. Not "twice as many men (34) as women (17)".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { AMOUNT_WORDS, MORE, TIMES } from "../../lexicon/relation-words.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside, placeOf } from "../place.ts";
import { rounded } from "./how-told.ts";
import { multipleAt } from "./multiple-at.ts";

const CUES = ["twice", "thrice", "half", "times"];
const MOST_WORDS = 5;
const NEAR = 4;

type Ratio = { from: number; to: number; factor: number; link: string };

/** "twice as many", "3 times more": its tokens, and the word that leads the other of the two. */
function ratioAt(scan: Scan, from: number): Ratio | null {
  const multiple = multipleAt(scan, from);
  if (!multiple) return null;
  const { factor, to } = multiple;
  const as = lowerAt(scan, to) === "as" && AMOUNT_WORDS.has(lowerAt(scan, to + 1));
  if (as) return { from, to: to + 2, factor, link: "as" };
  const more = TIMES.has(lowerAt(scan, to - 1)) && MORE.has(lowerAt(scan, to));
  return more ? { from, to: to + 1, factor, link: "than" } : null;
}

const OPENING = wordSet("( , – — -");
const CLOSING = wordSet(") , – — -");
const isAside = (scan: Scan, { from, to }: Figure): boolean =>
  OPENING.has(lowerAt(scan, from - 1)) && CLOSING.has(lowerAt(scan, to));

export function manyInBrackets(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const ratio = scan.tokens.reduce<Ratio | null>((found, _, at) => found ?? ratioAt(scan, at), null);
  if (!ratio || ratio.factor === 1) return mentions;
  const { from, to, factor } = ratio;
  const figures = mentions.filter(isFigure);
  const told = figures.find((figure) => figure.from >= to);
  if (!told || told.from > to + MOST_WORDS || !isAside(scan, told)) return mentions;
  const link = told.to + 1;
  const other = figures.some(
    (figure) => figure.from > link && figure.from <= link + NEAR && lowerAt(scan, figure.from - 1) === "(",
  );
  if (lowerAt(scan, link) !== ratio.link || !isWordAt(scan, link + 1) || other || told.unit?.symbol === "%")
    return mentions;
  const kept = mentions.filter((mention) => mention.to <= from || mention.from >= to);
  const figure: Figure = {
    ...told,
    ...placeOf(scan, link, link + 1),
    numberEnd: placeOf(scan, link, link + 1).end,
    value: rounded(told.value / factor),
    bare: false,
    basis: { spans: [[told.start, told.end]], how: `${told.value} is ${rounded(factor)} times it`, stated: null },
  };
  return [...kept, aside(scan, from, to, "how they stand to each other"), figure].sort((a, b) => a.from - b.from);
}
