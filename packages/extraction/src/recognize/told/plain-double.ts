/**
 * "Monday 40 visitors, Tuesday double" → 80, "the third week double again" → 160: the word alone, at the end of its clause, is
 * told of the figure before. Not "a double", "double rooms". And "three times as much as a nurse, 150k against 50k" says the two
 * figures behind it once more.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { MULTIPLES } from "../../lexicon/relation-words.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside, placeOf } from "../place.ts";
import { rounded } from "./how-told.ts";

const WORDS = wordSet("double triple treble quadruple");
const ENDS = wordSet(", . ; ! ? ) – and but");
const STOPS = wordSet(". ! ?");
const BARE = wordSet("exactly about roughly almost nearly just it's");
const NAMELESS = wordSet("a an the one two per in was");

/** "Tuesday double", "mine makes double again": said of something named in front of it. */
function isAlone(scan: Scan, mentions: readonly Mention[], from: number, to: number): boolean {
  if (to < scan.tokens.length && !ENDS.has(lowerAt(scan, to))) return false;
  const before = BARE.has(lowerAt(scan, from - 1)) ? from - 2 : from - 1;
  const word = lowerAt(scan, before);
  const timed = mentions.some((mention) => mention.kind === "axis" && mention.to === before + 1);
  return timed || BARE.has(word) || (!NAMELESS.has(word) && verbSense(word) === "verb");
}

/** "Oslo 40, Bergen 30. Band H is double": of which of the sentence before? */
function isListed(scan: Scan, mentions: readonly Mention[], base: Figure, from: number): boolean {
  const isStop = ({ lower }: { lower: string }): boolean => STOPS.has(lower);
  if (!scan.tokens.slice(base.to, from).some(isStop)) return false;
  const begin = scan.tokens.slice(0, base.from).findLastIndex(isStop);
  return mentions.some((mention) => isFigure(mention) && mention.from > begin && mention.to <= base.from);
}

function doubles(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const all = [...mentions];
  for (const [from, { lower }] of scan.tokens.entries()) {
    const factor = WORDS.has(lower) ? MULTIPLES.get(lower) : undefined;
    const to = lowerAt(scan, from + 1) === "again" ? from + 2 : from + 1;
    if (!factor || all.some((mention) => mention.from < to && mention.to > from)) continue;
    const base = all.filter(isFigure).findLast((figure) => figure.to <= from);
    if (!base || base.unit?.symbol === "%" || isListed(scan, all, base, from) || !isAlone(scan, all, from, to))
      continue;
    all.push({
      ...base,
      ...placeOf(scan, from, to),
      numberEnd: tokenAt(scan, to - 1).end,
      value: rounded(base.value * factor),
      bare: false,
      weak: false,
      signed: false,
      basis: {
        spans: [[base.start, base.end], ...(base.basis?.spans ?? [])],
        how: `${factor} times ${base.value}`,
        stated: null,
      },
    });
    all.sort((a, b) => a.from - b.from);
  }
  return all.length === mentions.length ? mentions : all;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * 0.01;

/** "three times as much as a nurse, 150k against 50k": both are stated; the first stands for the words that tell it. */
function saidAgain(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const told = figures.findIndex((figure, at) => {
    const [first, second] = [figures[at + 1], figures[at + 2]];
    const against = first && second && !first.basis && !second.basis && lowerAt(scan, second.from - 1) === "against";
    if (!against || figure.basis?.stated !== null) return false;
    const base = figure.basis.spans[0]?.[0];
    return (
      (base === first.start && isNear(figure.value, second.value)) ||
      (base === second.start && isNear(figure.value, first.value))
    );
  });
  const [words, first, second] = [figures[told], figures[told + 1], figures[told + 2]];
  if (told < 0 || !words || !first || !second) return mentions;
  const { from, to, start, end, numberEnd } = words;
  const basis = { spans: [[first.start, first.end] as const], how: "said in figures", stated: null };
  return mentions.map((mention): Mention => {
    if (mention === words) return { ...first, from, to, start, end, numberEnd, basis };
    return mention === first ? aside(scan, first.from, second.from, "said before in words") : mention;
  });
}

export const wordedDoubles = (scan: Scan, mentions: readonly Mention[]): readonly Mention[] =>
  saidAgain(scan, doubles(scan, mentions));
