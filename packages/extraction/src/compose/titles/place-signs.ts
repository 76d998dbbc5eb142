/** Where words that may be a title stand: before or behind which figures, in which sentence, and what stands beside them. */
import { POSSESSIVES, TELLING, wordSet } from "../../lexicon/closed-class.ts";
import { type Atom, isMark, isNoun, isVerb, isWord, lowerOf } from "../../read/sentence/atom.ts";
import { flag } from "./flag.ts";
import { isDet } from "./phrase.ts";
import type { Shown } from "./sources.ts";
import type { TitleSpan } from "./title-spans.ts";

const PREPS = ["of", "in", "for", "by", "on", "at", "with", "from", "to", "per", "among"] as const;
const DETS = new Set(["the", "a", "an", "this", "these", "those"]);
/** A sentence or line ends. */
const SENTENCE = 8;
/** No figure stands there. */
const FAR = 99;

const endsSentence = (atom: Atom | undefined): boolean => atom?.kind === "mark" && atom.strength >= SENTENCE;

/** How many sentences end from one place to another; fewer than none where the second stands in front. */
const sentencesTo = (row: readonly Atom[], from: number, to: number): number =>
  row.slice(Math.min(from, to), Math.max(from, to)).filter(endsSentence).length * (to < from ? -1 : 1);

/** How many brackets are open in front of a place. */
const openedBefore = (row: readonly Atom[], at: number): number =>
  row.slice(0, at).reduce((open, atom) => open + flag(isMark(atom, "(")) - flag(isMark(atom, ")")), 0);

const RELATIVES = wordSet("that who which where");

/** What stands in front of it, be it an article or what stands in front of that. */
function signsAhead(row: readonly Atom[], first: number): number[] {
  const before = row[first - 1];
  const lead = isDet(before) ? row[first - 2] : before;
  return [
    flag(row.slice(0, first).every((atom) => atom.kind === "mark" || isDet(atom))),
    flag(lead === undefined || endsSentence(lead)),
    flag(isMark(lead, ",")),
    flag(isMark(lead, "(")),
    flag(isVerb(lead)),
    flag(TELLING.has(lowerOf(lead))),
    flag(lead?.kind === "figure"),
    flag(isWord(lead) && lead.tag === "number"),
    flag(DETS.has(lowerOf(before))),
    flag(POSSESSIVES.has(lowerOf(before))),
    ...PREPS.map((prep) => flag(lowerOf(lead) === prep)),
  ];
}

/** @param near what stands between it and the next figure */
function signsBehind(after: Atom | undefined, near: readonly Atom[], isLast: boolean): number[] {
  const nouns = near.filter((atom) => isNoun(atom) || atom.kind === "axis").length;
  return [
    flag(isVerb(after)),
    flag(after?.kind === "figure"),
    flag(after?.kind === "axis"),
    flag([",", ":", "(", "–", "—"].some((mark) => isMark(after, mark))),
    flag(after === undefined || endsSentence(after)),
    flag(near.some(isVerb)),
    flag(TELLING.has(lowerOf(after))),
    flag(RELATIVES.has(lowerOf(after))),
    flag(!isLast && nouns === 0),
    nouns,
    ...PREPS.map((prep) => flag(lowerOf(after) === prep)),
  ];
}

/** Of words that stand nowhere in the text, 27 times "unknown" and twice as many prepositions. */
const NOWHERE: readonly number[] = Array.from({ length: 27 + 2 * PREPS.length }, () => -1);

export function placeSigns({ row, figures }: Shown, span: TitleSpan | null): readonly number[] {
  if (!span) return NOWHERE;
  const last = figures.findLast((place) => place < span.first);
  const next = figures.find((place) => place > span.last);
  return [
    span.first,
    figures.filter((place) => place < span.first).length,
    flag(next === undefined),
    next === undefined ? FAR : next - span.last,
    last === undefined ? FAR : span.first - last,
    sentencesTo(row, figures[0] ?? 0, span.first),
    openedBefore(row, span.first),
    ...signsAhead(row, span.first),
    ...signsBehind(row[span.last + 1], row.slice(span.last + 1, next), next === undefined),
  ];
}
