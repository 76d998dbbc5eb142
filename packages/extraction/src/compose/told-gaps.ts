/** What stands around the figures of a reading, for its title: the words up to the first mark, name or place in time. */
import { CONJUNCTIONS } from "../lexicon/closed-class.ts";
import type { Reading } from "../read/reading.ts";
import { type Atom, isWord, type WordAtom } from "../read/sentence/atom.ts";
import { atomsOf } from "../read/sentence/atoms.ts";
import { type Gap, statementOf } from "../read/statement.ts";
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";

/** In front of, between and behind the figures that the reading takes. */
export const gapsOf = (scan: Scan, mentions: readonly Mention[], { figures }: Reading): readonly Gap[] =>
  statementOf(scan, atomsOf(scan, mentions, new Set(figures.map(({ start }) => start)))).gaps;

const LOOSE: ReadonlySet<string> = new Set(["det", "prep", "conj", "adv", "pron"]);

const withoutLoose = (words: readonly WordAtom[]): WordAtom[] =>
  words.slice(0, words.findLastIndex(({ tag }) => !LOOSE.has(tag)) + 1);

/** "metro ride" of "metro ride that cost": no clause of their own. */
export function untold(words: readonly WordAtom[]): WordAtom[] {
  const end = words.findIndex(
    ({ tag, lower }) => tag === "verb" || tag === "adv" || CONJUNCTIONS.has(lower) || tag === "pron",
  );
  return withoutLoose(words.slice(0, end < 0 ? words.length : end));
}

/** "of housework a day" in front of "and women", "to get a passport" in front of "in Spain". */
export function wordsUpTo(atoms: readonly Atom[], { used = [] }: Reading): WordAtom[] {
  const end = atoms.findIndex((atom) => !isWord(atom) || used.some(([from, to]) => from < atom.end && to > atom.start));
  return withoutLoose(atoms.slice(0, end < 0 ? atoms.length : end).filter(isWord));
}
