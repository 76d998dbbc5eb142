/** A label: the words that name a figure, with their place and how surely they name it. */
import { singular } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import type { WordAtom } from "../sentence/atom.ts";

export type Label = {
  /** The words as the text writes them, without article. */
  text: string;
  start: number;
  end: number;
  /** 0 is sure; more is less so. */
  cost: number;
  /** Another reading of the same words: the subject where `text` is a place before it. */
  other?: Label;
  /** The preposition in front, where the words are its object: "in" for "in Brazil". */
  prep?: string;
  /** "I", "me", "mine". */
  self?: boolean;
};

/** The words as written, from the first to the last, without what stands between brackets. */
export function wordsText(words: readonly WordAtom[]): string {
  let text = "";
  let last: WordAtom | undefined;
  for (const word of words) {
    const glued = last !== undefined && !word.token.spaced && last.end === word.start;
    text += last === undefined || glued ? word.token.text : ` ${word.token.text}`;
    last = word;
  }
  return text;
}

/** What a name drops at its end. */
export const TRAILING = /['’](?:s|m|d|ve|re|ll)?$/u; // catches "elephant's" and "we're", not "its"

export function labelOf(words: readonly WordAtom[], cost: number): Label | null {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return null;
  return { text: wordsText(words).replace(TRAILING, ""), start: first.start, end: last.end, cost };
}

/** "the sizes S", "our cities Bonn" at the head of a list: the noun in front of the first name is said for all. */
export function withoutNoun(core: readonly WordAtom[]): readonly WordAtom[] {
  const [noun, ...names] = core;
  const plural = noun?.tag === "noun" && singular(noun.lower) !== noun.lower;
  return plural && names.length > 0 && names.every(({ token }) => isCapital(token.text)) ? names : core;
}
